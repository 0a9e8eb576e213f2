import * as v from 'valibot';
import { expect, test, vi } from 'vitest';
import { createFakeStorage } from '../playback/fakes.ts';
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

test('the newest item comes first, each stands once, and the oldest goes', () => {
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

test('what is stored and is no such item is left out', () => {
  const { list, storage } = open();
  storage?.setItem('recent', JSON.stringify([{ name: 'a' }, { name: 1 }, null, { name: 'b' }]));
  expect(names(list)).toEqual(['a', 'b']);
  for (const nonsense of ['{', '{}', '"a"']) {
    storage?.setItem('recent', nonsense);
    expect(names(list)).toEqual([]);
  }
});

test('reading twice gives the same array, so that React draws it once', () => {
  const { list } = open();
  list.add({ name: 'a' });
  expect(list.read()).toBe(list.read());
});

test('a storage that is missing or full forgets and does not throw', () => {
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
