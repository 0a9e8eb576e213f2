import { createHash, randomBytes } from 'node:crypto';
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { Problem } from '../../http/Problem.ts';
import type { FileRecord } from '../createCheckedFiles.ts';
import { writeWhole } from '../wholeFiles.ts';

/** A picture that was stored as a file. Insert it into `images` in the transaction that refers to it. */
interface StoredUpload extends FileRecord {
  key: string;
  /** Dominant colour, `#rrggbb`. */
  color: string;
}

/** Pictures that people upload. */
export interface Uploads {
  /** Checks and encodes a picture and stores its file. Throws a 422 for other files. */
  store(file: Uint8Array): Promise<StoredUpload>;
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

/** The formats that are accepted, by content. */
const formats = new Set(['jpeg', 'png', 'webp']);
/** The greatest width and height of a stored picture, in pixels. */
const longestSide = 2048;
const limitInputPixels = 40_000_000;

const notAPicture = (cause?: unknown) =>
  new Problem({
    status: 422,
    code: 'invalid_request',
    message: 'Choose a JPEG, PNG or WebP picture with at most 40 megapixels.',
    fields: { file: 'Choose a JPEG, PNG or WebP picture with at most 40 megapixels.' },
    cause,
  });

/**
 * Stores uploaded pictures in a folder, encoded again: what is stored has no metadata, such as the place of a photo, and
 * nothing but a picture.
 */
export function createUploads(folder: string): Uploads {
  return {
    async store(file) {
      const picture = sharp(file, { limitInputPixels });
      const { format } = await picture.metadata().catch((error: unknown) => {
        throw notAPicture(error);
      });
      if (!formats.has(format)) throw notAPicture();
      const bytes = await picture
        .autoOrient()
        .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
        .webp({ quality: 90 })
        .toBuffer()
        .catch((error: unknown) => {
          throw notAPicture(error);
        });
      const { dominant } = await sharp(bytes).stats();
      const key = `upload-${randomBytes(12).toString('hex')}`;
      await writeWhole(join(folder, key), bytes, { isDurable: true });
      return {
        key,
        color: `#${[dominant.r, dominant.g, dominant.b].map((part) => part.toString(16).padStart(2, '0')).join('')}`,
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
