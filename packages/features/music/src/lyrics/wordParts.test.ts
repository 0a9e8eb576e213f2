import { expect, test } from 'vitest';
import { wordParts } from './wordParts.ts';

const line = (text: string, words: [number, string][]) => ({
  start: 1000,
  end: null,
  text,
  words: words.map(([start, word]) => ({ start, text: word })),
  translation: null,
});

test.each([
  [
    'timed words',
    line('Low tide', [
      [1000, 'Low'],
      [1500, 'tide'],
    ]),
    ['Low ', 'tide'],
    [1000, 1500],
  ],
  ['a beginning without a time', line('The low tide', [[1500, 'low']]), ['The ', 'low tide'], [1000, 1500]],
  [
    'syllables',
    line('Undertow', [
      [1000, 'Un'],
      [1200, 'der'],
      [1400, 'tow'],
    ]),
    ['Un', 'der', 'tow'],
    [1000, 1200, 1400],
  ],
  [
    'the same word twice',
    line('Go, go', [
      [1000, 'Go'],
      [1500, 'go'],
    ]),
    ['Go, ', 'go'],
    [1000, 1500],
  ],
  ['a word that the text does not have', line('Low tide', [[1500, 'high']]), ['Low tide'], [1000]],
] as const)('LYRICS-3 a line with %s keeps its whole text while it is sung', (_, sung, texts, starts) => {
  const parts = wordParts(sung);
  expect(parts.map(({ text }) => text)).toEqual(texts);
  expect(parts.map(({ start }) => start)).toEqual(starts);
});
