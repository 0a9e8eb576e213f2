import * as v from 'valibot';
import { expect, test, vi } from 'vitest';
import { createFakeStorage } from '@segno/playback/testing';
import { createRecentList } from './createRecentList.ts';

const Named = v.object({ name: v.string() });

const open = (storage: Storage | null = createFakeStorage()) => ({
  storage,
  list: createRecentList({
    key: 'recent',
    item: Named,
    limit: 3,
    isSame: (a, b) => a.name === b.name,
    storage: () => storage,
  }),
});
const names = (list: { read(): readonly { name: string }[] }) => list.read().map(({ name }) => name);

test('the newest item is first, each item is listed once, and the oldest is removed', () => {
  const { list, storage } = open();
  for (const name of ['a', 'b', 'a', 'c', 'd']) list.add({ name });
  expect(names(list)).toEqual(['d', 'c', 'a']);
  expect(names(open(storage).list)).toEqual(['d', 'c', 'a']);
});

test('an item can be removed, and all of them', () => {
  const { list, storage } = open();
  for (const name of ['a', 'b', 'c']) list.add({ name });
  list.remove({ name: 'b' });
  expect(names(list)).toEqual(['c', 'a']);
  list.clear();
  expect(names(list)).toEqual([]);
  expect(storage?.getItem('recent')).toBeNull();
});

test('invalid stored items are ignored', () => {
  const { list, storage } = open();
  storage?.setItem('recent', JSON.stringify([{ name: 'a' }, { name: 1 }, null, { name: 'b' }]));
  expect(names(list)).toEqual(['a', 'b']);
  for (const nonsense of ['{', '{}', '"a"']) {
    storage?.setItem('recent', nonsense);
    expect(names(list)).toEqual([]);
  }
});

test('reading twice returns the same array, so that React does not render again', () => {
  const { list } = open();
  list.add({ name: 'a' });
  expect(list.read()).toBe(list.read());
});

test('a missing or full storage stores nothing and does not throw', () => {
  const full = createFakeStorage();
  vi.spyOn(full, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  for (const storage of [null, full]) {
    const { list } = open(storage);
    list.add({ name: 'a' });
    expect(names(list)).toEqual([]);
  }
});
