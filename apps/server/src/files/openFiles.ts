import { statfs } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import type { Database } from '../db/Database.ts';
import { openStorages } from '../storage/openStorages.ts';
import type { S3Bucket } from '../storage/S3Bucket.ts';
import { createSignAddress } from './fileAddress.ts';
import type { FilesDeps } from './store.ts';
import { openTusUploads, type TusUploads } from './tusServer.ts';

/** Files of people: where they are, and the ways to upload them. */
export interface Files extends FilesDeps {
  bucket: S3Bucket | null;
  /** The sites that pages send files to. */
  origins: readonly string[];
  tus: TusUploads;
  /** Signs addresses of files. */
  key: Uint8Array;
}

/** Whether a file fits on the disk of a folder, and leaves the space free that the database needs. */
export const roomOf =
  ({ dataDir, freeSpaceFloor }: Pick<Config, 'dataDir' | 'freeSpaceFloor'>) =>
  (bytes: number): Promise<boolean> =>
    statfs(dataDir).then(
      (disk) => disk.bavail * disk.bsize >= bytes + freeSpaceFloor,
      // An unknown value counts as enough.
      () => true,
    );

/** Opens the disks of the configuration, and the folder of uploads in parts. */
export async function openFiles(
  config: Pick<Config, 'dataDir' | 'freeSpaceFloor' | 's3' | 's3Disks'>,
  db: Database,
  key: Uint8Array,
): Promise<Files> {
  const tus = openTusUploads(join(config.dataDir, 'files', 'parts'), db);
  const hasRoom = roomOf(config);
  return { db, ...(await openStorages(config)), tus, key, address: createSignAddress(key), hasRoom };
}
