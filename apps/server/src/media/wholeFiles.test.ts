import { mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { endProcesses, startScript } from '../testing/testProcess.ts';
import { removeAbandoned, writeWhole } from './wholeFiles.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'segno-whole-'));
});
afterEach(async () => {
  await endProcesses();
  await rm(folder, { recursive: true, force: true });
});

const age = (name: string, minutes: number) => {
  const then = new Date(Date.now() - minutes * 60_000);
  return utimes(join(folder, name), then, then);
};

test('unfinished files of killed processes are removed, recent ones of other servers are kept', async () => {
  const names = ['a.mp3', 'a.mp3.0123456789ab.tmp', 'b.mp3.0123456789ab.tmp', 'c.mp3.17.draft'];
  for (const name of names) await writeFile(join(folder, name), 'half');
  for (const name of ['a.mp3', 'a.mp3.0123456789ab.tmp', 'c.mp3.17.draft']) await age(name, 11);
  await age('b.mp3.0123456789ab.tmp', 9);
  expect(await removeAbandoned(folder)).toBe(2);
  expect(await readdir(folder)).toEqual(['a.mp3', 'b.mp3.0123456789ab.tmp']);
});

test('a missing folder has no unfinished files', async () => {
  expect(await removeAbandoned(join(folder, 'none'))).toBe(0);
});

test('a process killed while it writes leaves the complete file, or only an unfinished one', async () => {
  const path = join(folder, 'sound');
  const writer = startScript(`
    import { writeWhole } from '${new URL('./wholeFiles.ts', import.meta.url).href}';
    for (let fill = 1; ; fill++) {
      await writeWhole(${JSON.stringify(path)}, new Uint8Array(4_000_000).fill(fill));
      if (fill === 3) console.log('third');
    }
  `);
  await writer.line(/third/);
  writer.kill('SIGKILL');
  await writer.exit;
  const bytes = await readFile(path);
  expect(bytes.length).toBe(4_000_000);
  expect(bytes.every((byte) => byte === bytes[0])).toBe(true);
  for (const name of await readdir(folder)) if (name !== 'sound') await age(name, 11);
  await removeAbandoned(folder);
  expect(await readdir(folder)).toEqual(['sound']);
});

test('a file is complete at any moment while it is replaced', async () => {
  const path = join(folder, 'sound');
  const size = 16_000_000;
  await writeWhole(path, new Uint8Array(size));
  let isDone = false;
  const writing = writeWhole(path, new Uint8Array(size)).finally(() => (isDone = true));
  const sizes = new Set<number>();
  while (!isDone) {
    sizes.add((await stat(path)).size);
  }
  await writing;
  expect([...sizes]).toEqual([size]);
});

test('concurrent writers of one file leave a complete file', async () => {
  const path = join(folder, 'new', 'sound');
  await Promise.all([1, 2, 3, 4].map((fill) => writeWhole(path, new Uint8Array(100_000).fill(fill))));
  const bytes = await readFile(path);
  expect(bytes.every((byte) => byte === bytes[0])).toBe(true);
  expect(await readdir(join(folder, 'new'))).toEqual(['sound']);
});

test('a file that cannot be renamed to its final name is removed', async () => {
  await writeWhole(join(folder, 'taken', 'file'), new Uint8Array(1));
  await expect(writeWhole(join(folder, 'taken'), new Uint8Array(1))).rejects.toThrow();
  expect(await readdir(folder)).toEqual(['taken']);
});
