import { createReadStream } from 'node:fs';
import { copyFile, open, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';
import { Fault } from '../Fault.ts';
import { syncFolder, writeWhole } from '../media/wholeFiles.ts';
import { isStoragePath } from './paths.ts';
import type { Storage } from './Storage.ts';
import { makeFolder } from '../makeFolder.ts';
import { privateModes } from '../privateFiles.ts';

const isMissing = (error: unknown) =>
  error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR');

/** Stores files in a folder, each under its path and without an ending. */
export function createDiskStorage(folder: string): Storage {
  const placeOf = (path: string) => {
    if (!isStoragePath(path)) throw new Fault('A path of the storage is not usable.');
    return join(folder, path);
  };
  return {
    kind: 'local',
    async put(path, source) {
      const place = placeOf(path);
      if (source instanceof Uint8Array) return writeWhole(place, source, { isDurable: true });
      await makeFolder(dirname(place));
      const file = await open(source.file, 'r+');
      try {
        // Programs and libraries create files with modes of their own.
        await file.chmod(privateModes.file);
        await file.sync();
      } finally {
        await file.close();
      }
      await moveFile(source.file, place);
      await syncFolder(dirname(place));
    },
    async open(path) {
      const place = placeOf(path);
      const info = await stat(place).catch((error: unknown) => {
        if (isMissing(error)) return null;
        throw error;
      });
      if (!info?.isFile()) return null;
      return {
        size: info.size,
        modified: info.mtime,
        read: (range) => {
          const stream: NodeReadableStream = Readable.toWeb(createReadStream(place, range));
          return Promise.resolve(stream as ReadableStream<Uint8Array<ArrayBuffer>>);
        },
      };
    },
    remove: (path) => rm(placeOf(path), { force: true }),
    withFile: (path, work) => work(placeOf(path)),
    address: () => Promise.resolve(null),
  };
}

/** Renames, or copies to another file system. */
async function moveFile(from: string, to: string) {
  try {
    await rename(from, to);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EXDEV')) throw error;
    await copyFile(from, `${to}.tmp`);
    await rename(`${to}.tmp`, to);
    await rm(from, { force: true });
  }
}
