import { expect, test } from 'vitest';
import { addEntries, splitEntries } from './addEntries.ts';

const free = { suggestions: [], isListOnly: false, max: Infinity };
const item = (label: string, id = label) => ({ id, label });

test('entries are separated by commas, semicolons, tabs and new lines', () => {
  expect(splitEntries(' dub, dream pop;ambient\tfolk\r\n\nblues ,, ')).toEqual([
    'dub',
    'dream pop',
    'ambient',
    'folk',
    'blues',
  ]);
});

test('a new word becomes a chip of its own', () => {
  expect(addEntries([item('Dub')], ['Ambient'], free)).toEqual({
    value: [item('Dub'), item('Ambient')],
    refused: [],
  });
});

test('a word that equals the label of a suggestion adds that suggestion', () => {
  const suggestions = [item('Mara Inglis', '12')];
  expect(addEntries([], ['mara inglis'], { ...free, suggestions }).value).toEqual(suggestions);
});

test('a duplicate is rejected, regardless of case and also within one paste', () => {
  expect(addEntries([item('Dub')], ['DUB', 'Folk', 'folk'], free)).toEqual({
    value: [item('Dub'), item('Folk')],
    refused: ['DUB', 'folk'],
    refusal: 'duplicate',
  });
});

test('words that differ by an accent are different', () => {
  expect(addEntries([item('Resume')], ['Résumé'], free).refused).toEqual([]);
});

test('entries beyond the maximum are rejected', () => {
  expect(addEntries([item('Dub')], ['Folk', 'Blues'], { ...free, max: 2 })).toEqual({
    value: [item('Dub'), item('Folk')],
    refused: ['Blues'],
    refusal: 'maximum',
  });
});

test('where only suggestions are allowed, another word is rejected', () => {
  expect(addEntries([], ['Polka'], { ...free, isListOnly: true })).toEqual({
    value: [],
    refused: ['Polka'],
    refusal: 'notListed',
  });
});
