import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, unlinkSync, utimesSync, statSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import * as v from 'valibot';
import { StartupError } from '../StartupError.ts';

/**
 * What the lock file says of the process that holds the folder. The moment of its start tells it from a later
 * process that was given the same number.
 */
const Holder = v.object({ pid: v.number(), started: v.string(), host: v.string(), token: v.string() });
type Holder = v.InferOutput<typeof Holder>;

/** The right to use a folder alone. */
export interface FolderLock {
  /** Gives the folder free. May be called at any time, also while the process exits. */
  release(): void;
}

/** How often a holder shows that it lives, for processes on other hosts, where its number says nothing. */
const heartbeat = 2000;

/**
 * Takes a folder for this process alone, or throws a sentence that names the process that has it. The embedded
 * database needs it: it would let a second process in and lose writes.
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  mkdirSync(folder, { recursive: true });
  const path = join(folder, 'server.lock');
  const holder = await acquire(path);
  if (holder) {
    const where = holder.host === hostname() ? '' : ` on ${holder.host}`;
    throw new StartupError(
      `The data folder ${folder} is in use by another Segno server, process ${holder.pid}${where}; stop that one first or set SEGNO_DATA_DIR to another folder.`,
    );
  }
  const { token } = mine;
  const timer = setInterval(() => touch(path), heartbeat).unref();
  return {
    release() {
      clearInterval(timer);
      if (read(path)?.token === token) remove(path);
    },
  };
}

const mine: Holder = {
  pid: process.pid,
  started: startOf(process.pid) ?? '',
  host: hostname(),
  token: randomUUID(),
};

/** Writes the lock file, or returns who holds it. */
async function acquire(path: string): Promise<Holder | null> {
  for (let attempt = 0; ; attempt += 1) {
    if (create(path)) return null;
    const holder = read(path);
    if (holder && (await isAlive(holder, path))) return holder;
    // A file without a holder is one that is being written, or whose writer was killed between two calls.
    if (!holder && attempt < 20) {
      await delay(50);
      continue;
    }
    await removeStale(path, holder);
  }
}

/**
 * Removes the lock of a process that is gone. Of several that found it, one at a time may look again and remove it:
 * without that, the second would remove what the first has put in its place.
 */
async function removeStale(path: string, stale: Holder | null) {
  const guard = `${path}.cleaning`;
  if (await acquire(guard)) {
    await delay(50);
    return;
  }
  try {
    if (read(path)?.token === stale?.token) remove(path);
  } finally {
    remove(guard);
  }
}

function create(path: string): boolean {
  try {
    writeFileSync(path, `${JSON.stringify(mine)}\n`, { flag: 'wx' });
    return true;
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    // The name fitted on the disk and the content did not.
    if (hasCode(error, 'ENOSPC')) remove(path);
    throw error;
  }
}

function read(path: string): Holder | null {
  try {
    return v.parse(Holder, JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    return null;
  }
}

function remove(path: string) {
  try {
    unlinkSync(path);
  } catch (error) {
    if (!hasCode(error, 'ENOENT')) throw error;
  }
}

function touch(path: string) {
  try {
    const now = new Date();
    utimesSync(path, now, now);
  } catch {
    // The folder may be gone or full; whoever holds it will notice elsewhere.
  }
}

async function isAlive(holder: Holder, path: string): Promise<boolean> {
  if (holder.host !== hostname()) return isTouched(path);
  if (holder.pid === process.pid) return holder.token === mine.token;
  const started = startOf(holder.pid);
  return started !== null && (started === holder.started || !started || !holder.started);
}

/** Whether someone touches the file within the time of two heartbeats and a little. */
async function isTouched(path: string): Promise<boolean> {
  const before = modified(path);
  for (let waited = 0; waited < heartbeat * 2.5; waited += 250) {
    await delay(250);
    if (modified(path) !== before) return true;
  }
  return false;
}

function modified(path: string): number {
  try {
    return statSync(path).mtimeMs;
  } catch {
    return 0;
  }
}

/** When a process started, as the system tells it; empty when it does not tell, null when there is no such process. */
function startOf(pid: number): string | null {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (hasCode(error, 'ESRCH')) return null;
  }
  try {
    if (process.platform === 'linux') {
      // Counted after the name in parentheses, which may hold spaces, the first field is the state of the process
      // and the twentieth its start, in ticks since the system's. A zombie only waits to be counted by its parent.
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      if (fields[0] === 'Z' || fields[0] === 'X') return null;
      const ticks = fields[19] ?? '';
      const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
      return `${boot} ${ticks}`;
    }
    if (process.platform === 'win32') return '';
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim();
  } catch {
    return '';
  }
}

function hasCode(error: unknown, code: string) {
  return error instanceof Error && 'code' in error && error.code === code;
}
