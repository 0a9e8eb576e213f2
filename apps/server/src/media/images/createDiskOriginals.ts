import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { usableImageKey, type ImageOriginals } from './ImageOriginals.ts';

const isMissing = (error: unknown) =>
  error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR');

/** Originals that were stored as files, each under its key and without an ending. */
export function createDiskOriginals(folder: string): ImageOriginals {
  // Named after their bytes, so that every server has the same ETag; each file is hashed once.
  const versions = new Map<string, { state: string; version: string }>();
  return {
    async find(key) {
      if (!usableImageKey.test(key)) return null;
      const path = join(folder, key);
      try {
        const { size, mtimeMs } = await stat(path);
        const state = `${size} ${mtimeMs}`;
        let known = versions.get(key);
        if (known?.state !== state) {
          const hash = createHash('sha256');
          await pipeline(createReadStream(path), hash);
          known = { state, version: hash.digest('hex').slice(0, 16) };
          versions.set(key, known);
        }
        return { version: known.version, read: () => path };
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
  };
}
