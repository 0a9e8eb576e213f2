import { join } from 'node:path';
import { createDiskStorage } from './createDiskStorage.ts';
import type { S3Access } from './S3Access.ts';
import type { S3Bucket } from './S3Bucket.ts';
import type { DiskName, Storage, Storages } from './Storage.ts';

/** Where the files of each disk are, and how the store is reached. */
export interface StoragePlan {
  s3: S3Access | null;
  /** The disks whose new files go to the store. */
  s3Disks: readonly DiskName[];
}

export interface OpenStorages {
  storages: Storages;
  /** The bucket of the disks that are in one; null when none is. */
  bucket: () => S3Bucket | null;
  /** The sites that pages send files to. */
  origins: () => readonly string[];
  /** Changes where new files go. Files that are elsewhere stay there, and are read and removed there. */
  use(plan: StoragePlan): Promise<void>;
}

/** Opens both disks: folders below a folder, or an S3-compatible store. */
export async function openStorages(folder: string, plan: StoragePlan): Promise<OpenStorages> {
  let bucket: S3Bucket | null = null;
  let origin: string | null = null;
  let known = '';
  const places: Record<DiskName, readonly Storage[]> = { public: [], uploads: [] };
  const open: OpenStorages = {
    storages: { public: inTurn(() => places.public), uploads: inTurn(() => places.uploads) },
    bucket: () => bucket,
    origins: () => (origin === null ? [] : [origin]),
    async use({ s3, s3Disks }) {
      const text = JSON.stringify([s3, s3Disks]);
      if (text === known) return;
      const next = s3 && new (await import('./S3Bucket.ts')).S3Bucket(s3);
      const { createS3Storage } = next ? await import('./createS3Storage.ts') : {};
      for (const disk of ['public', 'uploads'] as const) {
        const local = createDiskStorage(join(folder, disk));
        const remote = next && createS3Storage?.(next, disk, join(folder, 'copies'));
        if (!remote) places[disk] = [local];
        else places[disk] = s3Disks.includes(disk) ? [remote, local] : [local, remote];
      }
      bucket = next;
      origin =
        s3 && s3Disks.length > 0
          ? s3.endpoint
            ? new URL(s3.endpoint).origin
            : `https://${s3.bucket}.s3.${s3.region}.amazonaws.com`
          : null;
      known = text;
    },
  };
  await open.use(plan);
  return open;
}

/** A disk whose new files go to the first of some places, and whose files are in any of them. */
function inTurn(places: () => readonly Storage[]): Storage {
  const first = (): Storage => {
    const [place] = places();
    if (!place) throw new Error('A disk has no place for files.');
    return place;
  };
  /** The place that has a file; the first when none has it. */
  const placeOf = async (path: string): Promise<Storage> => {
    if (places().length > 1) for (const place of places()) if (await place.open(path)) return place;
    return first();
  };
  return {
    get kind() {
      return first().kind;
    },
    put: (path, source, mime) => first().put(path, source, mime),
    async open(path) {
      for (const place of places()) {
        const file = await place.open(path);
        if (file) return file;
      }
      return null;
    },
    async remove(path) {
      for (const place of places()) await place.remove(path);
    },
    withFile: async (path, work) => (await placeOf(path)).withFile(path, work),
    address: async (path, options) => (await placeOf(path)).address(path, options),
  };
}
