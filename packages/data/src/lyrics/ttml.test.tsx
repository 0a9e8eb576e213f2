import { expect, test } from 'vitest';
import { parseTtml, writeTtml } from './ttml.ts';

const line = { start: null, end: null, words: [], translation: null };

test('BACKSTAGE-12 lyrics that are written as TTML are read as they were', () => {
  const lines = [
    { ...line, start: 1000, end: 2500, text: 'Salt & "foam" <3' },
    {
      ...line,
      start: 2500,
      end: 4000,
      text: 'Low tide',
      words: [
        { start: 2500, text: 'Low' },
        { start: 3120, text: 'tide' },
      ],
    },
  ];
  expect(parseTtml(writeTtml(lines, 'en'))).toEqual({ lines, author: null, language: 'en' });
});

test('BACKSTAGE-12 lines without times have none in TTML either', () => {
  const plain = [{ ...line, text: 'Low tide' }];
  expect(parseTtml(writeTtml(plain)).lines).toEqual(plain);
});
