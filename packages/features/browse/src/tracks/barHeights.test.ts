import { expect, test } from 'vitest';
import { barHeights } from './barHeights.ts';

test('quiet and loud parts of mastered music differ, and the loudest part has the full height', () => {
  const loudThroughout = Array.from({ length: 800 }, (_, at) => (at < 400 ? 200 : 250));
  const heights = barHeights(loudThroughout, 160);
  expect(heights).toHaveLength(160);
  expect(Math.max(...heights)).toBe(1);
  expect(heights[0]).toBeLessThan(0.4);
});

test('silence is a low bar, and a constant loudness is not exaggerated', () => {
  const pause = [0, ...Array.from({ length: 19 }, () => 250)];
  expect(barHeights(pause, 20)[0]).toBe(0.05);
  const even = barHeights([250, 252, 254, 255], 4);
  expect(Math.min(...even)).toBeGreaterThan(0.9);
});

test('fewer values than bars, and no values, are drawn too', () => {
  expect(barHeights([128, 255], 4)).toHaveLength(4);
  expect(barHeights([], 4)).toEqual([0.15, 0.15, 0.15, 0.15]);
});
