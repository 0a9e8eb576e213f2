import { expect, test } from 'vitest';
import { gather, sliceAt, slices } from './slices.ts';

test('slices fill a full circle, and invalid amounts get no angle', () => {
  const parts = slices([1, 0, -5, Number.NaN, 3]);
  expect(parts.map(({ share }) => share)).toEqual([0.25, 0, 0, 0, 0.75]);
  expect(parts.at(-1)!.to).toBeCloseTo(Math.PI * 2);
  expect(sliceAt(parts, 0.1)).toBe(0);
  expect(sliceAt(parts, Math.PI)).toBe(4);
});

test('no data gives no slices', () => {
  expect(slices([0, 0]).every(({ share }) => share === 0)).toBe(true);
  expect(sliceAt(slices([0]), 0)).toBeUndefined();
  expect(slices([])).toEqual([]);
});

test('of more than eight parts the seven largest keep their order, and the rest are one slice', () => {
  expect(gather([1, 2, 3, 4, 5, 6, 7, 8]).rest).toEqual([]);
  expect(gather([5, 1, 6, 7, 8, 9, 2, 4, 3])).toEqual({ own: [0, 2, 3, 4, 5, 7, 8], rest: [1, 6] });
  expect(gather([5, Number.NaN, 6, -20, 8, 9, 2, 4, 3]).rest).toEqual([1, 3]);
  // Of equal parts the first keep their slice.
  expect(gather(Array.from({ length: 10 }, () => 1)).rest).toEqual([7, 8, 9]);
});
