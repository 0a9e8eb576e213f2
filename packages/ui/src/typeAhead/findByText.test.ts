import { expect, test, vi } from 'vitest';
import { findByText, type SearchedItems } from './findByText.ts';

/** A collection of items with these texts, whose keys are their places, and a count of how often items are read. */
function itemsOf(texts: readonly string[], more: object = {}) {
  const getItem = vi.fn((key: number) => ({ key, type: 'item', textValue: texts[key] }));
  const items = {
    getItem,
    getFirstKey: () => 0,
    getKeyAfter: (key: number) => (key + 1 < texts.length ? key + 1 : null),
    ...more,
  };
  return { items: items as unknown as SearchedItems['items'], getItem };
}

const collator = new Intl.Collator('en', { usage: 'search', sensitivity: 'base' });
const isDisabled = () => false;

test('FLOAT-5 among 100,000 items a word finds the right one, and each item is read once', () => {
  const texts = Array.from({ length: 100_000 }, (_, id) => `Track ${id}`);
  texts[40_000] = 'The last word';
  const { items, getItem } = itemsOf(texts);
  const compare = vi.fn(collator.compare);
  const find = (word: string, focusedKey: number) => {
    getItem.mockClear();
    compare.mockClear();
    return findByText(word, { items, focusedKey, isDisabled }, { compare });
  };
  expect(find('track 500', 0)).toBe(500);
  expect(find('t', 40_001)).toBe(40_001);
  expect(find('the', 40_001)).toBe(40_000);
  // One more for the type of the focused item.
  expect(getItem.mock.calls.length).toBeLessThanOrEqual(texts.length + 1);
  expect(compare.mock.calls.length).toBe(2);
  expect(find('x', 500)).toBeNull();
  expect(getItem.mock.calls.length).toBe(texts.length + 1);
});

test('a disabled item is not found, and the search goes on after it', () => {
  const { items } = itemsOf(['Album', 'Artist', 'Ärger']);
  const find = (word: string) =>
    findByText(word, { items, focusedKey: null, isDisabled: (key) => key === 1 }, collator);
  expect(find('ar')).toBe(2);
  expect(find('artist')).toBeNull();
});

test('in a table row headers are compared, and from a cell the cell is found', () => {
  const titles = ['Low Tide', 'Track'];
  const getItem = (key: number | string) => {
    if (typeof key === 'number') return { key, type: 'item', textValue: '', firstChildKey: `${key} number` };
    const row = Number(key.split(' ')[0]);
    return key.endsWith('number')
      ? { key, type: 'cell', parentKey: row, index: 0, textValue: 'Tram', nextKey: `${row} title` }
      : { key, type: 'cell', parentKey: row, index: 1, textValue: titles[row] };
  };
  const { items } = itemsOf(['', ''], {
    getItem,
    columns: [{ key: 'number' }, { key: 'title' }],
    rowHeaderColumnKeys: new Set(['title']),
  });
  const find = (focusedKey: number | string) =>
    findByText('tra', { items, focusedKey, isDisabled }, collator);
  expect(find(0)).toBe(1);
  expect(find('0 number')).toBe('1 title');
});
