import { spawnSync } from 'node:child_process';
import { existsSync, utimesSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { endProcesses, startScript } from '../testing/testProcess.ts';
import { lockFolder } from './folderLock.ts';
import { isOnPostgres } from '../testing/testDatabase.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'segno-lock-'));
});
afterEach(async () => {
  await endProcesses();
  await rm(folder, { recursive: true, force: true });
});

const path = () => join(folder, 'server.lock');
const holder = async () => JSON.parse(await readFile(path(), 'utf8')) as { pid: number; space: string };
const write = (text: string) => writeFile(path(), text);
/** Heartbeat interval in milliseconds: short for a quick test, long enough for a busy machine. */
const heartbeat = 200;

/** Writes a lock file as left by an earlier process, or by a process of another machine or container. */
const leave = (left: { pid: number; started: string; host?: string; space?: string; token?: string }) =>
  write(JSON.stringify({ host: hostname(), token: 'theirs', ...left }));

/** The identifier that this process writes for its PID namespace. */
const ownSpace = async () => {
  const lock = await lockFolder(folder);
  const { space } = await holder();
  lock.release();
  return space;
};

/** Starts a process that locks the folder, prints so, and keeps the lock. */
const competitorScript = () => `
  const { lockFolder } = await import(${JSON.stringify(new URL('./folderLock.ts', import.meta.url).href)});
  try {
    await lockFolder(${JSON.stringify(folder)}, { heartbeat: ${heartbeat} });
    process.stdout.write('mine\\n');
    setInterval(() => {}, 1000);
  } catch (error) {
    process.stdout.write('refused: ' + error.message + '\\n');
  }
`;
const competitor = () => startScript(competitorScript());

/** Whether this user may create PID namespaces, as container engines do. */
const canUnshare = () => spawnSync('unshare', ['--pid', '--fork', '--mount-proc', 'true']).status === 0;

describe.skipIf(isOnPostgres())('the lock of a data folder', () => {
  test('contains the process id and is deleted on release', async () => {
    const lock = await lockFolder(folder);
    expect((await holder()).pid).toBe(process.pid);
    if (process.platform === 'linux') expect((await holder()).space).toMatch(/ pid:\[\d+\]$/);
    await expect(lockFolder(folder)).rejects.toThrow(`process ${process.pid}`);
    lock.release();
    expect(existsSync(path())).toBe(false);
  });

  test('refuses a second process while the first runs', async () => {
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

  test('is taken over when its process id now belongs to a later process', async () => {
    await leave({ pid: process.ppid, started: 'long ago', space: await ownSpace() });
    const lock = await lockFolder(folder);
    expect((await holder()).pid).toBe(process.pid);
    lock.release();
  });

  test('is taken over when its process id is that of the current process', async () => {
    await leave({ pid: process.pid, started: 'before', space: await ownSpace() });
    (await lockFolder(folder)).release();
  });

  test('is taken over when the lock file is incomplete', async () => {
    await write('{"pid": 1');
    (await lockFolder(folder)).release();
  });

  test.each([
    ['another host', { pid: 1, started: 'x', host: 'another-host', space: 'another boot' }],
    [
      'a container with the same host name and process id',
      { pid: process.pid, started: 'x', space: 'pid:[1]' },
    ],
    ['an earlier version, which did not name its namespace', { pid: process.pid, started: 'x' }],
  ])('of %s is respected while it has a heartbeat, and taken over afterwards', async (_who, left) => {
    await leave(left);
    const beat = setInterval(() => utimesSync(path(), new Date(), new Date()), heartbeat);
    await expect(lockFolder(folder, { heartbeat })).rejects.toThrow('in use by another Segno server');
    clearInterval(beat);
    const lock = await lockFolder(folder, { heartbeat });
    expect((await holder()).pid).toBe(process.pid);
    lock.release();
  });

  test.skipIf(!canUnshare())('distinguishes two containers whose server is process 1', async () => {
    const container = () =>
      startScript(competitorScript(), ['unshare', '--pid', '--fork', '--mount-proc', '--kill-child']);
    const first = container();
    await first.line(/mine/);
    expect((await holder()).pid).toBe(1);
    const second = container();
    expect(await second.line(/mine|refused/)).toContain('is in use by another Segno server, process 1;');
  });

  test('is not released by a process that has lost it, and that process exits', async () => {
    const loser = competitor();
    await loser.line(/mine/);
    await leave({ pid: 1, started: 'x', space: 'pid:[1]' });
    expect(await loser.exit).toBe(1);
    expect(loser.output.stderr).toContain('was taken by process 1');
    expect(existsSync(path())).toBe(true);
  });

  test('is taken over by exactly one of several processes that find a stale lock', async () => {
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
