import { join } from 'node:path';
import type { Logger } from '../../log.ts';
import { createCheckedFiles, type FileRecord } from '../createCheckedFiles.ts';
import { usableImageKey, type ImageOriginals } from './ImageOriginals.ts';

interface OriginalsParts {
  folder: string;
  findRecord(key: string): Promise<FileRecord | null>;
  log: Pick<Logger, 'warn'>;
}

/** Originals that were stored as files, each under its key and without an ending. */
export function createDiskOriginals({ folder, findRecord, log }: OriginalsParts): ImageOriginals {
  const files = createCheckedFiles({ pathOf: (key) => join(folder, key), findRecord, log });
  return {
    async find(key) {
      if (!usableImageKey.test(key)) return null;
      const file = await files.open(key);
      // Derived from the bytes, so that every server has the same ETag.
      return file && { version: file.hash.slice(0, 16), read: () => Promise.resolve(file.path) };
    },
  };
}
