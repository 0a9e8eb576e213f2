import { expect, test } from 'vitest';
import { countLeading, countTrailing, stuckPlace } from './stuckColumns.ts';

const stuck = { props: { 'data-stuck': true } };
const narrow = { props: { 'data-narrow': true } };
const plain = { props: {} };

test('a sticky first column includes the checkboxes before it', () => {
  expect(countLeading([stuck, plain])).toBe(1);
  expect(countLeading([narrow, narrow, stuck, plain])).toBe(3);
  expect(countLeading([stuck, stuck])).toBe(2);
});

test('checkboxes alone are not sticky, nor are columns after others that scroll', () => {
  expect(countLeading([narrow, plain])).toBe(0);
  expect(countLeading([plain, stuck])).toBe(0);
  expect(countLeading([narrow])).toBe(0);
  expect(countLeading([])).toBe(0);
});

test('the last columns are sticky at the end', () => {
  expect(countTrailing([plain, stuck])).toBe(1);
  expect(countTrailing([narrow, stuck, plain, stuck, stuck])).toBe(2);
  expect(countTrailing([stuck, plain])).toBe(0);
  expect(countTrailing([])).toBe(0);
});

test('where all columns are sticky, they stay at the start', () => {
  expect(countTrailing([stuck, stuck])).toBe(0);
  expect(countTrailing([narrow, stuck])).toBe(0);
});

test('the edge is at the column next to the scrolling columns', () => {
  const columns = [stuck, stuck, plain, stuck, plain, stuck, stuck];
  const places = columns.map((_, index) => stuckPlace(columns, index, false));
  expect(places).toEqual([
    { side: 'start', isEdge: false },
    { side: 'start', isEdge: true },
    undefined,
    { side: 'start', isEdge: true },
    undefined,
    { side: 'end', isEdge: true },
    { side: 'end', isEdge: false },
  ]);
});

test('in a virtualized table the columns in the middle are not sticky', () => {
  const columns = [stuck, plain, stuck, plain, stuck];
  const sides = columns.map((_, index) => stuckPlace(columns, index, true)?.side);
  expect(sides).toEqual(['start', undefined, undefined, undefined, 'end']);
});
