import { join } from 'node:path';
import type { Config } from '../config.ts';
import { createDiskStorage } from './createDiskStorage.ts';
import type { S3Bucket } from './S3Bucket.ts';
import type { DiskName, Storage, Storages } from './Storage.ts';

export interface OpenStorages {
  storages: Storages;
  /** The bucket of the disks that are in one; null when none is. */
  bucket: S3Bucket | null;
  /** The sites that pages send files to. */
  origins: readonly string[];
}

/** Opens both disks: folders below the data folder, or an S3-compatible store where it is configured. */
export async function openStorages({
  dataDir,
  s3,
  s3Disks,
}: Pick<Config, 'dataDir' | 's3' | 's3Disks'>): Promise<OpenStorages> {
  const folder = join(dataDir, 'files');
  const isUsed = s3 && s3Disks.length > 0;
  const bucket = isUsed ? new (await import('./S3Bucket.ts')).S3Bucket(s3) : null;
  const storageOf = async (disk: DiskName): Promise<Storage> => {
    if (!bucket || !s3Disks.includes(disk)) return createDiskStorage(join(folder, disk));
    const { createS3Storage } = await import('./createS3Storage.ts');
    return createS3Storage(bucket, disk, join(folder, 'copies'));
  };
  const origins = isUsed
    ? [s3.endpoint ? new URL(s3.endpoint).origin : `https://${s3.bucket}.s3.${s3.region}.amazonaws.com`]
    : [];
  return {
    origins,
    storages: { public: await storageOf('public'), uploads: await storageOf('uploads') },
    bucket,
  };
}
