import { expect, test } from 'vitest';
import { stack } from './stack.ts';

test('grouped bars start at zero', () => {
  expect(
    stack(
      [
        [1, -2],
        [3, null],
      ],
      2,
      false,
    ).map(({ from, to }) => [from, to]),
  ).toEqual([
    [0, 1],
    [0, 3],
    [0, -2],
  ]);
});

test('stacked bars start where the previous one ends, negative values go down, sums are rounded', () => {
  const bars = stack(
    [
      [0.1, -1],
      [0.2, 4],
      [-3, -2],
    ],
    2,
    true,
  );
  expect(bars.map(({ from, to, isLast }) => [from, to, isLast])).toEqual([
    [0, 0.1, false],
    [0.1, 0.3, true],
    [0, -3, true],
    [0, -1, false],
    [0, 4, true],
    [-1, -3, true],
  ]);
});
