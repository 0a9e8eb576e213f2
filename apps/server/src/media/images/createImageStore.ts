import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ImageWidth } from '@segno/data/contract';
import { notFound } from '../../http/Problem.ts';
import type { Logger } from '../../log.ts';
import { writeWhole } from '../wholeFiles.ts';
import { encodeImage, type ImageFormat } from './encodeImage.ts';
import type { ImageOriginal, ImageOriginals } from './ImageOriginals.ts';
import { sealBytes, unsealBytes } from './sealedBytes.ts';

/** A picture of one width and format that exists or can be made. */
interface StoredImage {
  /** In quotes, as the header has it. */
  etag: string;
  /** Its bytes: kept ones, or made now and then kept. Throws a problem 404 where its original is no picture. */
  read(): Promise<Uint8Array<ArrayBuffer>>;
}

/** Pictures in every width and format, made on first use. */
export interface ImageStore {
  /** Null where there is no such picture. */
  find(key: string, width: ImageWidth, format: ImageFormat): Promise<StoredImage | null>;
  /** How many pictures are being made or wait for it. */
  readonly busy: number;
}

interface StoreParts {
  /** Where made pictures are kept; it may be emptied at any time. */
  folder: string;
  /** Asked in this order. */
  originals: readonly ImageOriginals[];
  log: Pick<Logger, 'warn'>;
  /** Whether pictures may be kept; always when absent. */
  hasRoom?: () => Promise<boolean>;
}

/** How many pictures are made at once, so that a page full of new ones leaves the server room to answer. */
const mostAtOnce = 2;

/** Keeps made pictures as files in a folder. Requests for one that is being made share the work. */
export function createImageStore({ folder, originals, log, hasRoom }: StoreParts): ImageStore {
  const making = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();
  const waiting: (() => void)[] = [];
  let running = 0;

  const takeTurn = async () => {
    if (running < mostAtOnce) running++;
    else await new Promise<void>((go) => waiting.push(go));
  };
  const endTurn = () => {
    const next = waiting.shift();
    if (next) next();
    else running--;
  };

  const make = async (file: string, original: ImageOriginal, width: ImageWidth, format: ImageFormat) => {
    await takeTurn();
    try {
      const encoded = await encodeImage(await original.read(width), width, format).catch((error: unknown) => {
        log.warn({ err: error, file }, 'A picture cannot be made from its original.');
        throw notFound();
      });
      const bytes = new Uint8Array(encoded);
      await keep(file, bytes);
      return bytes;
    } finally {
      endTurn();
    }
  };

  /** Without room on the disk, a picture is made again next time. */
  const keep = async (file: string, bytes: Uint8Array) => {
    if (hasRoom && !(await hasRoom())) return;
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
