import { sampleLyrics } from '@segno/data/samples';
import { expect, test } from 'vitest';
import { currentLine } from './currentLine.ts';

test.each([
  [0, -1],
  [3999, -1],
  [4000, 0],
  [9000, 1],
  [600_000, 5],
])('LYRICS-3 at %i ms the sung line has the index %i', (position, index) => {
  expect(currentLine(sampleLyrics.lines, position)).toBe(index);
});

test('LYRICS-3 no line without a time is sung', () => {
  const plain = sampleLyrics.lines.map((line) => ({ ...line, start: null }));
  expect(currentLine(plain, 10_000)).toBe(-1);
  expect(currentLine([], 10_000)).toBe(-1);
});
