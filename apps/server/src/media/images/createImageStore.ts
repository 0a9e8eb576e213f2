import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { ImageWidth } from '@segno/data/contract';
import { notFound } from '../../http/Problem.ts';
import { WorkQueue } from '../../http/WorkQueue.ts';
import type { Logger } from '../../log.ts';
import { writeWhole } from '../wholeFiles.ts';
import { encodeImage, type ImageFormat } from './encodeImage.ts';
import type { ImageOriginal, ImageOriginals } from './ImageOriginals.ts';
import { sealBytes, unsealBytes } from './sealedBytes.ts';

/** A picture of one width and format that exists or can be generated. */
interface StoredImage {
  /** In quotes, as the header has it. */
  etag: string;
  /** Its bytes: stored ones, or generated now and then stored. Throws a 404 if the original is not a picture. */
  read(): Promise<Uint8Array<ArrayBuffer>>;
}

/** Pictures in every width and format, generated on their first request. */
export interface ImageStore {
  /** Null where there is no such picture. */
  find(key: string, width: ImageWidth, format: ImageFormat): Promise<StoredImage | null>;
  /** The key of the picture that has replaced another, if any. */
  findSuccessor(key: string): Promise<string | null>;
  /** Removes the oldest stored pictures while they have more bytes than this. Returns the number of removed ones. */
  removeOldest(most: number): Promise<number>;
  /** Number of pictures that are being generated or are queued. */
  readonly busy: number;
}

interface StoreParts {
  /** Folder of generated pictures; it may be emptied at any time. */
  folder: string;
  /** Stores of originals, in order of lookup. */
  originals: readonly ImageOriginals[];
  log: Pick<Logger, 'warn'>;
  /** Whether pictures may be stored; always when absent. */
  hasFreeSpace?: () => Promise<boolean>;
}

/** Maximum number of concurrent encodings, so that a page with many new pictures does not block the server. */
const mostAtOnce = 2;

/** Stores generated pictures as files in a folder. Concurrent requests for a picture share the work (single flight). */
export function createImageStore({ folder, originals, log, hasFreeSpace }: StoreParts): ImageStore {
  const making = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();
  const queue = new WorkQueue({ running: mostAtOnce, waiting: 200, timeout: 15_000 });

  const make = (file: string, original: ImageOriginal, width: ImageWidth, format: ImageFormat) =>
    queue.run(async () => {
      const encoded = await encodeImage(await original.read(width), width, format).catch((error: unknown) => {
        log.warn({ err: error, file }, 'A picture cannot be made from its original.');
        throw notFound();
      });
      const bytes = new Uint8Array(encoded);
      await keep(file, bytes);
      return bytes;
    });

  /** On a full disk a picture is not stored and is generated again on the next request. */
  const keep = async (file: string, bytes: Uint8Array) => {
    if (hasFreeSpace && !(await hasFreeSpace())) return;
    await writeWhole(join(folder, file), sealBytes(bytes)).catch((error: unknown) => {
      log.warn({ err: error, file }, 'A picture could not be kept.');
    });
  };

  const readKept = async (file: string) => {
    const sealed = await readFile(join(folder, file)).catch(() => null);
    if (!sealed) return null;
    const bytes = unsealBytes(sealed);
    if (!bytes) log.warn({ file }, 'A kept picture is damaged and is made again.');
    return bytes;
  };

  const read = async (file: string, original: ImageOriginal, width: ImageWidth, format: ImageFormat) => {
    const kept = await readKept(file);
    if (kept) return kept;
    let work = making.get(file);
    if (!work) {
      work = make(file, original, width, format).finally(() => making.delete(file));
      making.set(file, work);
    }
    return work;
  };

  return {
    get busy() {
      return making.size;
    },
    async removeOldest(most) {
      const files = [];
      for (const name of await readdir(folder).catch(() => [])) {
        const info = await stat(join(folder, name)).catch(() => null);
        if (info?.isFile()) files.push({ name, size: info.size, time: info.mtimeMs });
      }
      let size = files.reduce((sum, file) => sum + file.size, 0);
      let removed = 0;
      for (const file of files.toSorted((a, b) => a.time - b.time)) {
        if (size <= most) break;
        await rm(join(folder, file.name), { force: true });
        size -= file.size;
        removed += 1;
      }
      return removed;
    },
    async findSuccessor(key) {
      for (const place of originals) {
        const successor = await place.findSuccessor?.(key);
        if (successor) return successor;
      }
      return null;
    },
    async find(key, width, format) {
      for (const place of originals) {
        const original = await place.find(key);
        if (!original) continue;
        const name = `${key}.${width}.${original.version}`;
        return {
          etag: `"${original.version}-${width}-${format}"`,
          read: () => read(`${name}.${format}`, original, width, format),
        };
      }
      return null;
    },
  };
}
