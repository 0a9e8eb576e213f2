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
  // Square brackets inside of a line are times of words too.
  ['[00:10.00]Low [00:10.80]tide [00:11.50]', [line(10_000, 'Low tide', [{ start: 10_800, text: 'tide' }])]],
  // Hundredths of a second behind a colon, as one of the times shows.
  ['[00:12:50]One\n[00:15:75]Two', [line(12_500, 'One'), line(15_750, 'Two')]],
  // A line with times of words only.
  [
    '<00:10.00>Un<00:10.20>der<00:10.40>tow <00:11.00>',
    [
      line(10_000, 'Undertow', [
        { start: 10_000, text: 'Un' },
        { start: 10_200, text: 'der' },
        { start: 10_400, text: 'tow' },
      ]),
    ],
  ],
  // Two singers, and one in the background.
  [
    '[00:10.00]v1: <00:10.00>Low <00:10.80>tide\n[bg:<00:11.00>(Ooh <00:11.50>tide)]\n[00:14.00]v2:<00:14.00>High',
    [
      line(10_000, 'Low tide (Ooh tide)', [
        { start: 10_000, text: 'Low' },
        { start: 10_800, text: 'tide' },
        { start: 11_000, text: 'Ooh' },
        { start: 11_500, text: 'tide' },
      ]),
      line(14_000, 'High', [{ start: 14_000, text: 'High' }]),
    ],
  ],
  [
    '[ti:Undertow]\n[#:a comment]\n[Verse 1: Marlow]\n[Chorus: both]\nLow tide',
    [line(null, '[Verse 1: Marlow]'), line(null, '[Chorus: both]'), line(null, 'Low tide')],
  ],
  ['\nPlain\n\nwords\n', [line(null, 'Plain'), line(null, ''), line(null, 'words')]],
  ['', []],
])('LYRICS-2 the file %j is read', (text, lines) => {
  expect(parseLrc(text).lines).toEqual(lines);
});

test('LYRICS-2 a second line at each time is the translation of the first one', () => {
  const sung = ['[00:01.00]Odpływ', '[00:01.00]Low tide', '[00:05.00]', '[00:08.00]Sól', '[00:08.00]Salt'];
  const more = ['[00:12.00]Piana', '[00:12.00]Foam', '[00:20.00]Odpływ', '[00:20.00]//'];
  const read = (lines: string[]) =>
    parseLrc(lines.join('\n')).lines.map(({ start, text, translation }) => [start, text, translation]);
  expect(read([...sung, ...more])).toEqual([
    [1000, 'Odpływ', 'Low tide'],
    [5000, '', null],
    [8000, 'Sól', 'Salt'],
    [12_000, 'Piana', 'Foam'],
    [20_000, 'Odpływ', null],
  ]);
  // Two singers at one time are no translation.
  expect(read([...sung, '[00:12.00]Piana', '[00:15.00]Fala']).map(([, text]) => text)).toEqual([
    'Odpływ',
    'Low tide',
    '',
    'Sól',
    'Salt',
    'Piana',
    'Fala',
  ]);
});

test.each([
  ['[la:PL]', 'pl'],
  ['[la: en_US ]', 'en-US'],
  ['[la:English]', null],
])('LYRICS-2 the language of %j is %j', (text, language) => {
  expect(parseLrc(`${text}\n[00:01]One`).language).toBe(language);
});

test('LYRICS-2 a file that was written is read as it was', () => {
  const lines = [
    line(1250, 'One'),
    line(61_500, 'Two words', [
      { start: 61_500, text: 'Two' },
      { start: 62_000, text: 'words' },
    ]),
    line(65_000, 'The undertow goes on', [
      { start: 66_000, text: 'under' },
      { start: 67_000, text: 'tow' },
    ]),
  ];
  expect(writeLrc(lines)).toContain('[01:05.00]The <01:06.00>under<01:07.00>tow goes on');
  expect(parseLrc(writeLrc(lines.slice(0, 2))).lines).toEqual(lines.slice(0, 2));
  expect(parseLrc(writeLrc([line(null, 'Plain')])).lines).toEqual([line(null, 'Plain')]);
});

test('LYRICS-2 5,000 lines with long ones are read without delay', () => {
  const text = Array.from(
    { length: 5000 },
    (_, index) => `[00:${String(index % 60).padStart(2, '0')}]${'<'.repeat(200)}`,
  ).join('\n');
  expect(parseLrc(text).lines).toHaveLength(5000);
});
