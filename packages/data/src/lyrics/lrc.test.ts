import { expect, test } from 'vitest';
import { parseLrc, writeLrc } from './lrc.ts';

const line = (start: number | null, text: string, words: { start: number; text: string }[] = []) => ({
  start,
  end: null,
  text,
  words,
  translation: null,
});

test.each([
  ['[00:15.5]Low tide', [line(15_500, 'Low tide')]],
  ['\uFEFF[ti:Undertow]\r\n[00:01.00]One\r\n[01:02:03]Two', [line(1000, 'One'), line(3_723_000, 'Two')]],
  // A line that repeats has several times.
  ['[00:30][00:10.250]Again', [line(10_250, 'Again'), line(30_000, 'Again')]],
  ['[offset:500]\n[00:02.00]Early\n[00:00.10]First', [line(0, 'First'), line(1500, 'Early')]],
  [
    '[00:10.00]<00:10.00>Low <00:10.80>tide',
    [
      line(10_000, 'Low tide', [
        { start: 10_000, text: 'Low' },
        { start: 10_800, text: 'tide' },
      ]),
    ],
  ],
  // The times of its words are those of one of them.
  [
    '[00:30][00:10]<00:10.00>Low <00:10.80>tide',
    [10_000, 30_000].map((start) =>
      line(start, 'Low tide', [
        { start, text: 'Low' },
        { start: start + 800, text: 'tide' },
      ]),
    ),
  ],
  ['\nPlain\n\nwords\n', [line(null, 'Plain'), line(null, ''), line(null, 'words')]],
  ['', []],
])('LYRICS-2 the file %j is read', (text, lines) => {
  expect(parseLrc(text).lines).toEqual(lines);
});

test('LYRICS-2 a file that was written is read as it was', () => {
  const lines = [
    line(1250, 'One'),
    line(61_500, 'Two words', [
      { start: 61_500, text: 'Two' },
      { start: 62_000, text: 'words' },
    ]),
  ];
  expect(parseLrc(writeLrc(lines)).lines).toEqual(lines);
  expect(parseLrc(writeLrc([line(null, 'Plain')])).lines).toEqual([line(null, 'Plain')]);
});

test('LYRICS-2 5,000 lines with long ones are read without delay', () => {
  const text = Array.from(
    { length: 5000 },
    (_, index) => `[00:${String(index % 60).padStart(2, '0')}]${'<'.repeat(200)}`,
  ).join('\n');
  expect(parseLrc(text).lines).toHaveLength(5000);
});
