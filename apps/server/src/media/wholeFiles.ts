import { randomBytes } from 'node:crypto';
import { open, readdir, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { makeFolder } from '../makeFolder.ts';
import { privateModes } from '../privateFiles.ts';

/** Ending of a file that is being written. `.draft` was the ending of recordings in earlier versions. */
const unfinished = /\.(tmp|draft)$/;

/** Milliseconds after the last write until an unfinished file counts as abandoned. */
const abandonedAfter = 10 * 60_000;

/**
 * Writes a file atomically and creates its folder: a reader, also on another server, finds the complete file or none.
 * With `isDurable` the file survives a power cut once this resolves.
 */
export async function writeWhole(path: string, bytes: Uint8Array, { isDurable = false } = {}): Promise<void> {
  const folder = dirname(path);
  await makeFolder(folder);
  // Random, because process ids repeat among containers that share the folder.
  const draft = join(folder, `${basename(path)}.${randomBytes(6).toString('hex')}.tmp`);
  try {
    const file = await open(draft, 'wx', privateModes.file);
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

/** Flushes a new directory entry to the disk, on systems that support it. */
export async function syncFolder(folder: string): Promise<void> {
  const directory = await open(folder).catch(() => null);
  await directory?.sync().catch(() => undefined);
  await directory?.close();
}

/**
 * Removes the unfinished files of killed processes in a folder, and resolves to their number. Keeps recent ones, which
 * another server may be writing, and files that it is not permitted to remove.
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
