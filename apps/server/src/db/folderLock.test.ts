import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { endProcesses, startScript } from '../testProcess.ts';
import { lockFolder } from './folderLock.ts';
import { isOnPostgres } from './testDatabase.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'segno-lock-'));
});
afterEach(async () => {
  await endProcesses();
  await rm(folder, { recursive: true, force: true });
});

const path = () => join(folder, 'server.lock');
const holder = async () => JSON.parse(await readFile(path(), 'utf8')) as { pid: number; started: string };
const write = (text: string) => writeFile(path(), text);

/** A process that takes the folder, says so, and keeps it. */
const competitor = () =>
  startScript(`
    const { lockFolder } = await import(${JSON.stringify(new URL('./folderLock.ts', import.meta.url).href)});
    try {
      await lockFolder(${JSON.stringify(folder)});
      process.stdout.write('mine\\n');
      setInterval(() => {}, 1000);
    } catch (error) {
      process.stdout.write('refused: ' + error.message + '\\n');
    }
  `);

describe.skipIf(isOnPostgres())('the lock of a data folder', () => {
  test('names its process, and is gone once released', async () => {
    const lock = await lockFolder(folder);
    expect((await holder()).pid).toBe(process.pid);
    await expect(lockFolder(folder)).rejects.toThrow(`process ${process.pid}`);
    lock.release();
    expect(existsSync(path())).toBe(false);
  });

  test('refuses a second process while the first lives', async () => {
    const first = competitor();
    await first.line(/mine/);
    await expect(lockFolder(folder)).rejects.toThrow(
      new RegExp(`^The data folder .* is in use by another Segno server, process ${first.pid};`),
    );
  });

  test('is taken over from a process that was killed', async () => {
    const first = competitor();
    await first.line(/mine/);
    first.kill('SIGKILL');
    await first.exit;
    const lock = await lockFolder(folder);
    expect((await holder()).pid).toBe(process.pid);
    lock.release();
  });

  test('is taken over when its number belongs to a later process by now', async () => {
    await write(JSON.stringify({ pid: process.ppid, started: 'long ago', host: hostname(), token: 'x' }));
    const lock = await lockFolder(folder);
    expect((await holder()).pid).toBe(process.pid);
    lock.release();
  });

  test('is taken over when its number is our own, as after a container was started again', async () => {
    await write(JSON.stringify({ pid: process.pid, started: 'before', host: hostname(), token: 'x' }));
    (await lockFolder(folder)).release();
  });

  test('is taken over when it was never finished', async () => {
    await write('{"pid": 1');
    (await lockFolder(folder)).release();
  });

  test('of another host it is taken over once nobody touches it', async () => {
    await write(JSON.stringify({ pid: 1, started: 'x', host: 'another-host', token: 'x' }));
    (await lockFolder(folder)).release();
  });

  test('is not released by a process that has lost it', async () => {
    const lock = await lockFolder(folder);
    await write(JSON.stringify({ pid: 1, started: 'x', host: hostname(), token: 'theirs' }));
    lock.release();
    expect(existsSync(path())).toBe(true);
  });

  test('goes to one of several that find a dead one together', async () => {
    const first = competitor();
    await first.line(/mine/);
    first.kill('SIGKILL');
    await first.exit;
    const all = Array.from({ length: 4 }, competitor);
    const answers = await Promise.all(all.map((each) => each.line(/mine|refused/)));
    const winner = all[answers.indexOf('mine')];
    expect(answers.filter((answer) => answer === 'mine')).toHaveLength(1);
    expect((await holder()).pid).toBe(winner?.pid);
    for (const answer of answers.filter((each) => each !== 'mine')) {
      expect(answer).toContain(`process ${winner?.pid};`);
    }
  });
});
