import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';
import type { Logger } from '../../log.ts';
import { createCheckedFiles, type FileRecord } from '../createCheckedFiles.ts';
import type { AudioStore } from './AudioStore.ts';

/** Keys are file names without path separators. */
const usableKey = /^[a-z0-9][a-z0-9-]{0,99}$/;

interface StoreParts {
  folder: string;
  findRecord(key: string): Promise<FileRecord | null>;
  log: Pick<Logger, 'warn'>;
}

/** Stores sounds as `{key}.mp3` in a folder, and opens only files that match their record. */
export function createDiskAudioStore({ folder, findRecord, log }: StoreParts): AudioStore {
  const files = createCheckedFiles({ pathOf: (key) => join(folder, `${key}.mp3`), findRecord, log });
  return {
    async open(key) {
      if (!usableKey.test(key)) return null;
      const file = await files.open(key);
      if (!file) return null;
      const { path, size, hash, modified } = file;
      return {
        size,
        // Derived from the bytes, so that it is the same on every machine.
        etag: `"${hash.slice(0, 32)}"`,
        modified,
        read: ({ start, end }) => {
          const stream: NodeReadableStream = Readable.toWeb(createReadStream(path, { start, end }));
          return stream as ReadableStream<Uint8Array<ArrayBuffer>>;
        },
      };
    },
  };
}
