import { expect, test } from 'vitest';
import { droppedFiles } from './droppedFiles.ts';

type Item = Parameters<typeof droppedFiles>[0] extends Iterable<infer T> ? T : never;

const file = (name: string) =>
  ({ kind: 'file', type: 'audio/mpeg', name, getFile: async () => new File([], name) }) as Item;
const folder = (name: string, entries: Item[]) =>
  ({
    kind: 'directory',
    name,
    async *getEntries() {
      yield* entries;
    },
  }) as Item;

test('the files of a dropped folder have their path, as those of a chosen one', async () => {
  const items = [file('a.mp3'), folder('Harbour', [file('b.mp3'), folder('Disc 2', [file('c.mp3')])])];
  const found = await droppedFiles(items, true);
  // Node.js has no such property of its own.
  const pathOf = (one: File): unknown => Object.getOwnPropertyDescriptor(one, 'webkitRelativePath')?.value;
  expect(found.map((one) => [one.name, pathOf(one)])).toEqual([
    ['a.mp3', undefined],
    ['b.mp3', 'Harbour/b.mp3'],
    ['c.mp3', 'Harbour/Disc 2/c.mp3'],
  ]);
  expect(await droppedFiles(items, false)).toHaveLength(1);
});
