import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import {
  mkdirSync,
  readFileSync,
  readlinkSync,
  statSync,
  unlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import * as v from 'valibot';
import { privateModes } from '../privateFiles.ts';
import { StartupError } from '../StartupError.ts';

/**
 * Contents of the lock file: the process that holds the folder. Its start time distinguishes it from a later process
 * with the same number.
 */
const Holder = v.object({
  pid: v.number(),
  started: v.string(),
  host: v.string(),
  token: v.string(),
  /** Where `pid` is valid; see `pidSpace`. */
  space: v.optional(v.nullable(v.string())),
});
type Holder = v.InferOutput<typeof Holder>;

/** Another process holds the folder. */
export class FolderInUse extends StartupError {}

/** An exclusive lock on a folder. */
export interface FolderLock {
  /** Releases the lock. May be called at any time, also while the process exits. */
  release(): void;
}

/** Milliseconds between heartbeats of a holder, for processes in which its number is not valid. */
const defaultHeartbeat = 2000;

/**
 * Locks a folder for this process, or throws an error that names the process that holds it. The embedded database has
 * no lock of its own: with a second process it would lose writes.
 *
 * A holder that was suspended for so long that another process took the lock throws when it detects this, which ends
 * the process.
 */
export async function lockFolder(
  folder: string,
  { heartbeat = defaultHeartbeat }: { heartbeat?: number } = {},
): Promise<FolderLock> {
  mkdirSync(folder, { recursive: true, mode: privateModes.folder });
  const path = join(folder, 'server.lock');
  const holder = await acquire(path, heartbeat);
  if (holder) {
    const where = holder.host === hostname() ? '' : ` on ${holder.host}`;
    throw new FolderInUse(
      `The data folder ${folder} is in use by another Segno server, process ${holder.pid}${where}; stop that one first or set SEGNO_DATA_DIR to another folder.`,
    );
  }
  const timer = setInterval(() => {
    const now = read(path);
    if (now && now.token !== mine.token) {
      clearInterval(timer);
      throw new Error(`The data folder ${folder} was taken by process ${now.pid} on ${now.host}.`);
    }
    touch(path);
  }, heartbeat).unref();
  return {
    release() {
      clearInterval(timer);
      if (read(path)?.token === mine.token) remove(path);
    },
  };
}

const mine: Holder = {
  pid: process.pid,
  started: startOf(process.pid) ?? '',
  host: hostname(),
  token: randomUUID(),
  space: pidSpace(),
};

/**
 * Identifies the scope in which a process number is unique: one boot of a machine and one of its PID namespaces.
 * Containers have their own namespaces, and may share their host name and the number 1. Null where the system does not
 * provide it.
 */
function pidSpace(): string | null {
  if (process.platform !== 'linux') return hostname();
  try {
    return `${bootId()} ${readlinkSync('/proc/self/ns/pid')}`;
  } catch {
    return null;
  }
}

function bootId(): string {
  return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
}

/** Writes the lock file, or returns who holds it. */
async function acquire(path: string, heartbeat: number): Promise<Holder | null> {
  for (let attempt = 0; ; attempt += 1) {
    if (create(path)) return null;
    const holder = read(path);
    if (holder && (await isAlive(holder, path, heartbeat))) return holder;
    // A file without a holder is one that is being written, or whose writer was killed between two calls.
    if (!holder && attempt < 20) {
      await delay(50);
      continue;
    }
    await removeStale(path, holder, heartbeat);
  }
}

/**
 * Removes the stale lock of a process that is gone. Only one process at a time may check again and remove it:
 * otherwise the second would remove the new lock of the first.
 */
async function removeStale(path: string, stale: Holder | null, heartbeat: number) {
  const guard = `${path}.cleaning`;
  if (await acquire(guard, heartbeat)) {
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
    writeFileSync(path, `${JSON.stringify(mine)}\n`, { flag: 'wx', mode: privateModes.file });
    return true;
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    // On a full disk the file was created without its content.
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
    // The folder may be gone or full; other code of the holder detects that.
  }
}

async function isAlive(holder: Holder, path: string, heartbeat: number): Promise<boolean> {
  if (!mine.space || holder.space !== mine.space) return isTouched(path, heartbeat);
  if (holder.pid === process.pid) return holder.token === mine.token;
  const started = startOf(holder.pid);
  return started !== null && (started === holder.started || !started || !holder.started);
}

/** Whether the time of the file changes within four heartbeat intervals, which a busy holder may need for one. */
async function isTouched(path: string, heartbeat: number): Promise<boolean> {
  const before = modified(path);
  for (let waited = 0; waited < heartbeat * 4; waited += heartbeat / 8) {
    await delay(heartbeat / 8);
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

/** When a process started, from the system; empty when it is not available, null when there is no such process. */
function startOf(pid: number): string | null {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (hasCode(error, 'ESRCH')) return null;
  }
  try {
    if (process.platform === 'linux') {
      // Counted after the name in parentheses, which may hold spaces, the first field is the state of the process
      // and the twentieth its start, in ticks since boot. A zombie has ended and waits for its parent to reap it.
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      if (fields[0] === 'Z' || fields[0] === 'X') return null;
      const ticks = fields[19] ?? '';
      return `${bootId()} ${ticks}`;
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
