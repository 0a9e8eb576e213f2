import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { answerSnapshots, requestSnapshot } from './snapshots.ts';

let root: string;
beforeEach(async () => void (root = await mkdtemp(join(tmpdir(), 'segno-snapshots-'))));
afterEach(() => rm(root, { recursive: true, force: true }));

test('a copy pauses statements only for the files that changed since it began', async () => {
  const database = join(root, 'database');
  await mkdir(join(database, 'base'), { recursive: true });
  const write = (name: string, text: string) => writeFile(join(database, 'base', name), text);
  for (let index = 0; index < 50; index += 1) await write(`${index}`, 'before');
  const timesIn = async (folder: string) =>
    new Map(
      await Promise.all(
        (await readdir(folder)).map(
          async (name) => [name, (await stat(join(folder, name))).ctimeMs] as const,
        ),
      ),
    );
  let copiedInPause: string[] = [];
  const stop = answerSnapshots(
    database,
    () => Promise.resolve(),
    async (work) => {
      const [place = ''] = await readdir(`${database}-snapshots`);
      const target = join(`${database}-snapshots`, place, 'database', 'base');
      const before = await timesIn(target);
      await write('7', 'after');
      await work();
      const after = await timesIn(target);
      copiedInPause = [...after].flatMap(([name, time]) => (before.get(name) === time ? [] : [name]));
      return 41.5;
    },
  );
  try {
    const copy = await requestSnapshot(database);
    expect(copiedInPause).toEqual(['7']);
    expect(copy.paused).toBe(42);
    expect(await readFile(join(copy.folder, 'base', '7'), 'utf8')).toBe('after');
    expect(await readFile(join(copy.folder, 'base', '8'), 'utf8')).toBe('before');
    await copy.remove();
  } finally {
    stop();
  }
});
