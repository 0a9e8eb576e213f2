import { expect, test } from 'vitest';
import { fuzzyMatch } from './fuzzyMatch.ts';

const found = (query: string, text: string) =>
  fuzzyMatch(query, text)?.ranges.map(([from, to]) => Array.from(text).slice(from, to).join(''));
const score = (query: string, text: string) => fuzzyMatch(query, text)?.score ?? -1;

test.each([
  ['new', 'New playlist', ['New']],
  ['play', 'New playlist', ['play']],
  ['new pl', 'New playlist', ['New pl']],
  ['list new', 'New playlist', ['New', 'list']],
  ['np', 'New playlist', ['N', 'p']],
  ['nwplst', 'New playlist', ['N', 'w', 'pl', 'st']],
  ['resume', 'Résumé', ['Résumé']],
  ['', 'New playlist', []],
])('%j in %j marks %j', (query, text, marked) => expect(found(query, text)).toEqual(marked));

test('letters that are missing, or in another order, match nothing', () => {
  expect(fuzzyMatch('xyz', 'New playlist')).toBeUndefined();
  expect(fuzzyMatch('tsilp', 'New playlist')).toBeUndefined();
});

test('a match at the start ranks above a word start, that above the middle of a word, that above scattered letters', () => {
  expect(score('play', 'Play')).toBeGreaterThan(score('play', 'Play next'));
  expect(score('play', 'Play next')).toBeGreaterThan(score('play', 'New playlist'));
  expect(score('play', 'New playlist')).toBeGreaterThan(score('play', 'Replay'));
  expect(score('play', 'Replay')).toBeGreaterThan(score('play', 'Pause and lay by'));
});
