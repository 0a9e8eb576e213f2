import { randomBytes } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/** Ending of a file that is being written. `.draft` was the ending of recordings in earlier versions. */
const unfinished = /\.(tmp|draft)$/;

/** Milliseconds after the last write until an unfinished file counts as abandoned. */
const abandonedAfter = 10 * 60_000;

/**
 * Writes a file and its folder so that a reader, also of another server, finds all of its bytes or no file. With
 * `isDurable` the file outlives a loss of power once this resolves.
 */
export async function writeWhole(path: string, bytes: Uint8Array, { isDurable = false } = {}): Promise<void> {
  const folder = dirname(path);
  await mkdir(folder, { recursive: true });
  // Random, because process ids repeat among containers that share the folder.
  const draft = join(folder, `${basename(path)}.${randomBytes(6).toString('hex')}.tmp`);
  try {
    const file = await open(draft, 'wx');
    try {
      await file.writeFile(bytes);
      if (isDurable) await file.sync();
    } finally {
      await file.close();
    }
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true }).catch(() => undefined);
    throw error;
  }
  if (isDurable) await syncFolder(folder);
}

/** Makes a new name in a folder outlive a loss of power, on systems that can. */
async function syncFolder(folder: string): Promise<void> {
  const directory = await open(folder).catch(() => null);
  await directory?.sync().catch(() => undefined);
  await directory?.close();
}

/**
 * Removes the unfinished files that killed processes left in a folder, and gives their number. Keeps recent ones,
 * which another server may be writing, and what it may not remove.
 */
export async function removeAbandoned(folder: string): Promise<number> {
  let removed = 0;
  for (const name of await readdir(folder).catch(() => [])) {
    if (!unfinished.test(name)) continue;
    const path = join(folder, name);
    const info = await stat(path).catch(() => null);
    if (!info?.isFile() || Date.now() - info.mtimeMs < abandonedAfter) continue;
    const isRemoved = await rm(path, { force: true }).then(
      () => true,
      () => false,
    );
    if (isRemoved) removed++;
  }
  return removed;
}
