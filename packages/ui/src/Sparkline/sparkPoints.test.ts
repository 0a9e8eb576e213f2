import { expect, test } from 'vitest';
import { sparkPoints } from './sparkPoints.ts';

test('the lowest value is at the bottom and the highest at the top', () => {
  expect(sparkPoints([0, 10, 5], false)).toEqual([
    { x: 3, y: 27 },
    { x: 50, y: 3 },
    { x: 97, y: 15 },
  ]);
});

test('with zero the values keep their proportion', () => {
  expect(sparkPoints([5, 10], true).map((point) => point?.y)).toEqual([15, 3]);
});

test('a missing value is a gap, and equal values are a line in the middle', () => {
  expect(sparkPoints([4, null, Number.NaN, 4], false)).toEqual([
    { x: 3, y: 15 },
    null,
    null,
    { x: 97, y: 15 },
  ]);
});

test('a single value is in the middle, and no values are no points', () => {
  expect(sparkPoints([7], false)).toEqual([{ x: 50, y: 15 }]);
  expect(sparkPoints([], false)).toEqual([]);
});
