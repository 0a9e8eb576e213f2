import { expect, test } from 'vitest';
import { sliceAt, slices } from './slices.ts';

test('parts go round once, and what is no amount takes no room', () => {
  const parts = slices([1, 0, -5, Number.NaN, 3]);
  expect(parts.map(({ share }) => share)).toEqual([0.25, 0, 0, 0, 0.75]);
  expect(parts.at(-1)!.to).toBeCloseTo(Math.PI * 2);
  expect(sliceAt(parts, 0.1)).toBe(0);
  expect(sliceAt(parts, Math.PI)).toBe(4);
});

test('nothing has no parts', () => {
  expect(slices([0, 0]).every(({ share }) => share === 0)).toBe(true);
  expect(sliceAt(slices([0]), 0)).toBeUndefined();
  expect(slices([])).toEqual([]);
});
