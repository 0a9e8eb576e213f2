import { existsSync } from 'node:fs';
import { copyFile, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { StartupError } from '../../StartupError.ts';
import { makeFolder } from '../../makeFolder.ts';
import { privateModes } from '../../privateFiles.ts';

/**
 * A second process cannot open the folder of the embedded database. A backup therefore requests a copy of the folder
 * from the running server: it creates a folder beside the database with a file `request` in it. The server writes the
 * copy there and then `done`, or `failed` with the reason. A request needs write access to the data folder.
 */
export const snapshotFolder = (database: string): string => `${database}-snapshots`;

/** Milliseconds between checks for requests. */
const interval = 500;

/**
 * Handles requests for copies. `checkpoint` writes changed rows to their files, `pause` does so too and then runs work
 * while no statement runs; it resolves to the length of that time in milliseconds. Returns a function that stops it.
 */
export function answerSnapshots(
  database: string,
  checkpoint: () => Promise<unknown>,
  pause: (work: () => Promise<void>) => Promise<number>,
): () => void {
  const folder = snapshotFolder(database);
  let isBusy = false;
  const look = async () => {
    if (isBusy) return;
    isBusy = true;
    try {
      for (const name of await readdir(folder).catch(() => [])) await answer(join(folder, name));
    } finally {
      isBusy = false;
    }
  };
  const answer = async (place: string) => {
    if (!existsSync(join(place, 'request')) || existsSync(join(place, 'database'))) return;
    const target = join(place, 'database');
    try {
      // Most files do not change between two passes, so the last, which blocks statements, is short. The second copies
      // what was written during the first one, and what was too fresh for a comparison of times.
      await checkpoint();
      let copied = await copyChanged(database, target, new Map());
      await checkpoint();
      await delay(clockStep);
      copied = await copyChanged(database, target, copied);
      const paused = await pause(async () => void (await copyChanged(database, target, copied)));
      await writeFile(join(place, 'done.new'), String(Math.ceil(paused)), { mode: privateModes.file });
      await rename(join(place, 'done.new'), join(place, 'done'));
    } catch (error) {
      await writeFile(join(place, 'failed'), String(error), { mode: privateModes.file }).catch(() => {});
    }
  };
  const timer = setInterval(() => void look(), interval).unref();
  return () => clearInterval(timer);
}

/** Resolution of file times in milliseconds: writes within it can have the same time. */
const clockStep = 2000;

/** Copies files that are new or changed since the copy that `known` describes, and removes deleted ones. */
async function copyChanged(
  from: string,
  to: string,
  known: Map<string, string>,
): Promise<Map<string, string>> {
  const copied = new Map<string, string>();
  const started = Date.now();
  await makeFolder(to);
  for (const entry of await readdir(from, { recursive: true, withFileTypes: true })) {
    const source = join(entry.parentPath, entry.name);
    const name = source.slice(from.length + 1);
    if (entry.isDirectory()) {
      await makeFolder(join(to, name));
      continue;
    }
    const facts = await stat(source).catch(() => null);
    if (!facts) continue;
    const state = started - facts.mtimeMs < clockStep ? 'fresh' : `${facts.size} ${facts.mtimeMs}`;
    if (known.get(name) !== state || state === 'fresh') {
      await makeFolder(dirname(join(to, name)));
      const isGone = await copyFile(source, join(to, name)).then(
        () => false,
        (error: NodeJS.ErrnoException) => {
          if (error.code === 'ENOENT') return true;
          throw error;
        },
      );
      if (isGone) continue;
    }
    copied.set(name, state);
  }
  for (const name of known.keys()) if (!copied.has(name)) await rm(join(to, name), { force: true });
  return copied;
}

/** Time limit in milliseconds for a server to accept a request. */
const acceptTimeout = 15_000;

/** A copy of a database that its server has made. */
interface Snapshot {
  folder: string;
  /** How long the statements of the server have waited, in milliseconds. */
  paused: number;
  remove: () => Promise<void>;
}

/** Requests a copy from the server of a database. */
export async function requestSnapshot(database: string): Promise<Snapshot> {
  await makeFolder(snapshotFolder(database));
  const place = await mkdtemp(join(snapshotFolder(database), 'backup-'));
  const remove = () => rm(place, { recursive: true, force: true });
  const folder = join(place, 'database');
  try {
    await writeFile(join(place, 'request'), '', { mode: privateModes.file });
    const requestedAt = performance.now();
    while (!existsSync(join(place, 'done'))) {
      if (existsSync(join(place, 'failed'))) {
        throw new StartupError(
          `The server could not copy its database: ${await readFile(join(place, 'failed'), 'utf8')}`,
        );
      }
      if (performance.now() - requestedAt > acceptTimeout && !existsSync(folder)) {
        throw new StartupError(
          'The server that uses the data folder did not respond. Stop it and run the backup again.',
        );
      }
      await delay(50);
    }
    const paused = Number(await readFile(join(place, 'done'), 'utf8'));
    return { folder, paused, remove };
  } catch (error) {
    await remove();
    throw error;
  }
}
