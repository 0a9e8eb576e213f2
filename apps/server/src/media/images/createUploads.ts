import { createHash, randomBytes } from 'node:crypto';
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Problem } from '../../http/Problem.ts';
import type { FileRecord } from '../createCheckedFiles.ts';
import { WorkQueue } from '../../http/WorkQueue.ts';
import { writeWhole } from '../wholeFiles.ts';
import { UploadDecoder } from './UploadDecoder.ts';

/** A picture that was stored as a file. Insert it into `images` in the transaction that refers to it. */
interface StoredUpload extends FileRecord {
  key: string;
  /** Dominant colour, `#rrggbb`. */
  color: string;
  /** Of the picture that was uploaded, in pixels. */
  width: number;
  height: number;
}

/** Pictures that people upload. */
export interface Uploads {
  /**
   * Runs what reads a picture from a request and stores it, of one person at a time (LOAD-1). Before, nothing of it is
   * read. Rejects with a 429 or a 503 when too many wait.
   */
  receive<T>(userId: number, work: () => Promise<T>): Promise<T>;
  /** Checks and encodes a picture and stores its file. Throws a 422 for other files. */
  store(file: Uint8Array): Promise<StoredUpload>;
  /** Ends the process that decodes pictures. */
  close(): void;
  /** Removes the file of a picture that nothing refers to. */
  remove(key: string): Promise<void>;
  /**
   * Removes files that a killed process has left: those of more than an hour ago that `findKnown` does not return.
   * Returns their number.
   */
  removeUnused(findKnown: (keys: readonly string[]) => Promise<ReadonlySet<string>>): Promise<number>;
}

/** How old a file is before it can count as unused, in milliseconds: longer than the request that stores it. */
const graceOfFiles = 3_600_000;
/** The most keys of one query. */
const mostKeys = 500;

const notAPicture = () =>
  new Problem({
    status: 422,
    code: 'invalid_request',
    message: 'Choose a JPEG, PNG or WebP picture with at most 40 megapixels.',
    fields: { file: 'Choose a JPEG, PNG or WebP picture with at most 40 megapixels.' },
  });

/** Stores uploaded pictures in a folder, as `prepareUpload` encodes them. */
export function createUploads(folder: string): Uploads {
  const decoder = new UploadDecoder();
  const receiving = new WorkQueue({ running: 20, waiting: 40, waitingEach: 3, timeout: 20_000 });
  return {
    close: () => decoder.close(),
    receive: (userId, work) => receiving.run(work, String(userId)),
    async store(file) {
      const prepared = await decoder.decode(file);
      if (!prepared) throw notAPicture();
      const { bytes, color, width, height } = prepared;
      const key = `upload-${randomBytes(12).toString('hex')}`;
      await writeWhole(join(folder, key), bytes, { isDurable: true });
      return {
        key,
        color,
        width,
        height,
        size: bytes.length,
        hash: createHash('sha256').update(bytes).digest('hex'),
      };
    },
    remove: (key) => rm(join(folder, key), { force: true }),
    async removeUnused(findKnown) {
      const files = (await readdir(folder).catch(() => [])).filter((name) =>
        /^upload-[0-9a-f]{24}$/.test(name),
      );
      let removed = 0;
      for (let start = 0; start < files.length; start += mostKeys) {
        const some = files.slice(start, start + mostKeys);
        const known = await findKnown(some);
        for (const key of some) {
          if (known.has(key)) continue;
          const file = await stat(join(folder, key)).catch(() => null);
          if (!file || Date.now() - file.mtimeMs < graceOfFiles) continue;
          await rm(join(folder, key), { force: true });
          removed += 1;
        }
      }
      return removed;
    },
  };
}
