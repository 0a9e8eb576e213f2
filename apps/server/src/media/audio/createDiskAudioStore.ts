import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';
import type { AudioStore } from './AudioStore.ts';

/** Keys are file names: nothing in them leads to another folder. */
const usableKey = /^[a-z0-9][a-z0-9-]{0,99}$/;

const isMissing = (error: unknown) =>
  error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR');

async function hashFile(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

/** Keeps sounds as `{key}.mp3` in a folder. */
export function createDiskAudioStore(folder: string): AudioStore {
  // The ETag is made of the bytes, so that it is the same on every machine; each file is hashed once.
  const etags = new Map<string, { version: string; etag: Promise<string> }>();

  const etagOf = (key: string, path: string, version: string) => {
    const known = etags.get(key);
    if (known?.version === version) return known.etag;
    const etag = hashFile(path).then((hash) => `"${hash.slice(0, 32)}"`);
    etags.set(key, { version, etag });
    etag.catch(() => etags.delete(key));
    return etag;
  };

  return {
    async open(key) {
      if (!usableKey.test(key)) return null;
      const path = join(folder, `${key}.mp3`);
      try {
        const { size, mtime, mtimeMs } = await stat(path);
        const etag = await etagOf(key, path, `${size} ${mtimeMs}`);
        return {
          size,
          etag,
          modified: mtime,
          read: ({ start, end }) => {
            const stream: NodeReadableStream = Readable.toWeb(createReadStream(path, { start, end }));
            return stream as ReadableStream<Uint8Array<ArrayBuffer>>;
          },
        };
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
  };
}
