import { expect, test, vi } from 'vitest';
import { arrayOfItems, readItemsFromArray } from './arrayOfItems.ts';

type Items = Parameters<typeof arrayOfItems>[0];

/** A collection of three items that counts how often it is iterated, with methods that need their `this`. */
class LinkedItems {
  nodes = ['a', 'b', 'c'].map((key, index) => ({ key, index, type: 'item' }));
  onIterate = vi.fn();
  *[Symbol.iterator]() {
    this.onIterate();
    yield* this.nodes;
  }
  get size() {
    return this.nodes.length;
  }
  at(index: number) {
    return this.nodes[index] ?? null;
  }
  getKeys = () => this.nodes.map(({ key }) => key);
  getItem(key: string) {
    return this.nodes.find((node) => node.key === key) ?? null;
  }
  getFirstKey() {
    return this.nodes[0]!.key;
  }
  getLastKey() {
    return this.nodes.at(-1)!.key;
  }
  getKeyBefore(key: string) {
    return this.at(this.getItem(key)!.index - 1)?.key ?? null;
  }
  getKeyAfter(key: string) {
    return this.at(this.getItem(key)!.index + 1)?.key ?? null;
  }
  getChildren(key: string) {
    return [this.getItem(key)];
  }
  getTextValue(key: string) {
    return `Text of ${key}`;
  }
}

test('an array of items answers as its collection, and is copied without iterating the collection again', () => {
  const linked = new LinkedItems();
  const items = linked as unknown as Items;
  const state = { collection: items };
  readItemsFromArray(state);
  const read = state.collection;
  const [a, b, c] = linked.nodes;
  for (let row = 0; row < 20; row += 1) expect([...read]).toEqual([a, b, c]);
  expect([...arrayOfItems(items)]).toEqual([a, b, c]);
  expect(linked.onIterate).toHaveBeenCalledTimes(1);
  expect([read.size, read.getFirstKey(), read.getLastKey()]).toEqual([3, 'a', 'c']);
  expect([read.getKeyBefore('a'), read.getKeyBefore('c'), read.getKeyAfter('c')]).toEqual([null, 'b', null]);
  expect([read.getItem('b'), read.at(2), read.at(3), read.getItem('d')]).toEqual([b, c, null, null]);
  expect([[...read.getKeys()], read.getTextValue?.('b')]).toEqual([['a', 'b', 'c'], 'Text of b']);
  expect([...read.getChildren!('c')]).toEqual([c]);
});

test('a state that is rendered twice keeps its array', () => {
  const state = { collection: new LinkedItems() as unknown as Items };
  readItemsFromArray(state);
  const { collection } = state;
  readItemsFromArray(state);
  expect(state.collection).toBe(collection);
});
