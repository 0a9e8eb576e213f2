import { expect, test } from 'vitest';
import { nextUntimed, timeText, withStart, withText } from './timing.ts';

const line = (text: string, start: number | null = null) => ({
  start,
  end: null,
  text,
  words: [],
  translation: null,
});

test('BACKSTAGE-12 lines that stay in a changed text keep their times', () => {
  const lines = withText([line('Low tide', 1000), line('High tide', 2000)], 'High tide\nNew\nLow tide');
  expect(lines.map(({ text, start }) => [text, start])).toEqual([
    ['High tide', 2000],
    ['New', null],
    ['Low tide', 1000],
  ]);
});

test('BACKSTAGE-12 a time is in steps of 10 ms and stays between those of its neighbours', () => {
  const lines = [line('One', 1000), line('Two'), line('Three', 3000)];
  expect(withStart(lines, 1, 2004)[1]?.start).toBe(2000);
  expect(withStart(lines, 1, 500)[1]?.start).toBe(1000);
  expect(withStart(lines, 1, 9000)[1]?.start).toBe(3000);
  expect(nextUntimed(lines)).toBe(1);
  expect(timeText(62_500)).toBe('1:02.50');
});
