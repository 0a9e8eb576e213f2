import type { LyricsLine } from '@segno/data';
import { expect, test } from 'vitest';
import { nextUntimed, nextWord, timeText, withoutTime, withStart, withText, withWord } from './timing.ts';

const line = (text: string, start: number | null = null): LyricsLine => ({
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

test('BACKSTAGE-12 a line whose words are corrected keeps its time and its translation', () => {
  const before = [
    { ...line('Lwo tide', 1000), translation: 'Marea baja', words: [{ start: 1000, text: 'Lwo' }] },
    line('High tide', 2000),
  ];
  const typed = (...texts: string[]) => texts.reduce(withText, before as LyricsLine[])[0];
  const kept = { start: 1000, translation: 'Marea baja', words: [] };
  expect(typed('Lo tide\nHigh tide', 'Low tide\nHigh tide')).toMatchObject({ ...kept, text: 'Low tide' });
  // A line that is divided or joined.
  expect(typed('Lwo\n tide\nHigh tide')).toMatchObject({ ...kept, text: 'Lwo' });
  expect(typed('Lwo tideHigh tide')).toMatchObject({ ...kept, text: 'Lwo tideHigh tide' });
  // Other words are another line.
  expect(typed('Rain\nHigh tide')).toMatchObject({ start: null, translation: null });
});

test('BACKSTAGE-12 of equal lines the one that stays keeps its own time', () => {
  const before = [line('Chorus', 1000), line('Verse', 2000), line('Chorus', 3000)];
  expect(withText(before, 'Verse\nChorus').map(({ start }) => start)).toEqual([2000, 3000]);
  expect(withText(before, 'Chorus\nVerse').map(({ start }) => start)).toEqual([1000, 2000]);
});

test('BACKSTAGE-12 a time is in steps of 10 ms and stays between those of its neighbours', () => {
  const lines = [line('One', 1000), line('Two'), line('Three', 3000)];
  expect(withStart(lines, 1, 2004)[1]?.start).toBe(2000);
  expect(withStart(lines, 1, 500)[1]?.start).toBe(1000);
  expect(withStart(lines, 1, 9000)[1]?.start).toBe(3000);
  expect(nextUntimed(lines)).toBe(1);
  expect(timeText(62_500)).toBe('1:02.50');
});

test('BACKSTAGE-12 taps time one word after the other, and a line has the start of its first word', () => {
  let lines = [line('Low  tide'), line('Rain')];
  for (const time of [1004, 900, 2500]) lines = withWord(lines, time);
  expect(lines).toMatchObject([
    {
      start: 1000,
      words: [
        { start: 1000, text: 'Low' },
        { start: 1000, text: 'tide' },
      ],
    },
    { start: 2500, words: [{ start: 2500, text: 'Rain' }] },
  ]);
  expect(nextWord(lines)).toBeNull();
  lines = withoutTime(lines, 0);
  expect(nextWord(lines)).toEqual({ line: 0, word: 0, text: 'Low' });
  expect(nextUntimed(lines)).toBe(0);
});
