import { randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';
import { Fault } from '../Fault.ts';
import { isStoragePath } from './paths.ts';
import type { S3Bucket } from './S3Bucket.ts';
import type { DiskName, Storage } from './Storage.ts';
import { makeFolder } from '../makeFolder.ts';
import { privateModes } from '../privateFiles.ts';

/** Size of a part that this server sends, in bytes: what it keeps in memory. */
const partSize = 16 * 1024 * 1024;

/** The key of a file in the bucket. */
const keyOf = (disk: DiskName, path: string): string => {
  if (!isStoragePath(path)) throw new Fault('A path of the storage is not usable.');
  return `${disk}/${path}`;
};

/** Stores files in a bucket. Files that this machine reads are copied to `folder` meanwhile. */
export function createS3Storage(bucket: S3Bucket, disk: DiskName, folder: string): Storage {
  return {
    kind: 's3',
    async put(path, source, mime) {
      const key = keyOf(disk, path);
      if (source instanceof Uint8Array) return bucket.put(key, source, mime);
      await putFile(bucket, key, source.file, mime);
      await rm(source.file, { force: true });
    },
    async open(path) {
      const key = keyOf(disk, path);
      const found = await bucket.head(key);
      return (
        found && {
          ...found,
          read: async (range) => (await bucket.read(key, range)) as ReadableStream<Uint8Array<ArrayBuffer>>,
        }
      );
    },
    remove: (path) => bucket.remove(keyOf(disk, path)),
    async withFile(path, work) {
      await makeFolder(folder);
      const copy = join(folder, `${randomBytes(12).toString('hex')}.tmp`);
      try {
        const stream = (await bucket.read(keyOf(disk, path))) as NodeReadableStream;
        await pipeline(
          Readable.fromWeb(stream),
          createWriteStream(copy, { flags: 'wx', mode: privateModes.file }),
        );
        return await work(copy);
      } finally {
        await rm(copy, { force: true });
      }
    },
    address: (path, options) => bucket.signGet(keyOf(disk, path), options),
  };
}

async function putFile(bucket: S3Bucket, key: string, path: string, mime: string) {
  const file = await open(path, 'r');
  try {
    const { size } = await file.stat();
    const readPart = async (start: number) => {
      const bytes = Buffer.alloc(Math.min(partSize, size - start));
      await file.read(bytes, 0, bytes.length, start);
      return bytes;
    };
    if (size <= partSize) return await bucket.put(key, await readPart(0), mime);
    const uploadId = await bucket.createUpload(key, mime);
    try {
      const parts: { PartNumber: number; ETag: string }[] = [];
      for (let start = 0; start < size; start += partSize) {
        const PartNumber = parts.length + 1;
        parts.push({
          PartNumber,
          ETag: await bucket.putPart(key, uploadId, PartNumber, await readPart(start)),
        });
      }
      return await bucket.completeUpload(key, uploadId, parts);
    } catch (error) {
      await bucket.abortUpload(key, uploadId).catch(() => undefined);
      throw error;
    }
  } finally {
    await file.close();
  }
}
