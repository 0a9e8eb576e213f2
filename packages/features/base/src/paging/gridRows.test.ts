import { expect, test } from 'vitest';
import { gridRows, rowsInView } from './gridRows.ts';

const layout = { columns: 5, stride: 200, gap: 24 };

test('LIST-5 the rows of a grid in view are drawn, with two around them', () => {
  const view = { height: 800, length: 1002 };
  expect(rowsInView(layout, { ...view, top: 300 })).toEqual({ start: 0, end: 5 });
  expect(rowsInView(layout, { ...view, top: -10_000 })).toEqual({ start: 48, end: 56 });
  // The last row has two cards.
  expect(rowsInView(layout, { ...view, top: -40_000 })).toEqual({ start: 198, end: 201 });
});

test('the row with the focus stays while another part of the grid is in view', () => {
  const at = { start: 10, end: 13, count: 100 };
  expect(gridRows({ ...at, active: 11 })).toEqual([10, 11, 12]);
  expect(gridRows({ ...at, active: 2 })).toEqual([2, 10, 11, 12]);
  expect(gridRows({ ...at, active: 40 })).toEqual([10, 11, 12, 40]);
  // The list is shorter now.
  expect(gridRows({ ...at, active: 100 })).toEqual([10, 11, 12]);
});
