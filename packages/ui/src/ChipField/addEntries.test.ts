import { expect, test } from 'vitest';
import { addEntries, splitEntries } from './addEntries.ts';

const free = { suggestions: [], isListOnly: false, max: Infinity };
const item = (label: string, id = label) => ({ id, label });

test('entries are parted by commas, semicolons, tabs and new lines', () => {
  expect(splitEntries(' dub, dream pop;ambient\tfolk\r\n\nblues ,, ')).toEqual([
    'dub',
    'dream pop',
    'ambient',
    'folk',
    'blues',
  ]);
});

test('a new word becomes an entry of its own', () => {
  expect(addEntries([item('Dub')], ['Ambient'], free)).toEqual({
    value: [item('Dub'), item('Ambient')],
    refused: [],
  });
});

test('a word from the list means what is in the list', () => {
  const suggestions = [item('Mara Inglis', '12')];
  expect(addEntries([], ['mara inglis'], { ...free, suggestions }).value).toEqual(suggestions);
});

test('a word that is there already is refused, in capitals too, also within one paste', () => {
  expect(addEntries([item('Dub')], ['DUB', 'Folk', 'folk'], free)).toEqual({
    value: [item('Dub'), item('Folk')],
    refused: ['DUB', 'folk'],
    refusal: 'duplicate',
  });
});

test('words that differ by an accent are two', () => {
  expect(addEntries([item('Resume')], ['Résumé'], free).refused).toEqual([]);
});

test('what is more than the maximum is refused', () => {
  expect(addEntries([item('Dub')], ['Folk', 'Blues'], { ...free, max: 2 })).toEqual({
    value: [item('Dub'), item('Folk')],
    refused: ['Blues'],
    refusal: 'maximum',
  });
});

test('where only the list counts, another word is refused', () => {
  expect(addEntries([], ['Polka'], { ...free, isListOnly: true })).toEqual({
    value: [],
    refused: ['Polka'],
    refusal: 'notListed',
  });
});
