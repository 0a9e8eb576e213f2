import { statfs } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import type { Database } from '../db/Database.ts';
import { type OpenStorages, openStorages, type StoragePlan } from '../storage/openStorages.ts';
import { createSignAddress } from './fileAddress.ts';
import type { FilesDeps } from './store.ts';
import { openTusUploads, type TusUploads } from './tusServer.ts';

/** Files of people: where they are, and the ways to upload them. */
export interface Files extends FilesDeps, OpenStorages {
  tus: TusUploads;
  /** Absolute path of the folder of files that are being worked on. */
  workFolder: string;
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

/** Opens the disks, and the folder of uploads in parts. */
export async function openFiles(
  config: Pick<Config, 'dataDir' | 'freeSpaceFloor'>,
  db: Database,
  { key, plan, publicAddress }: { key: Uint8Array; plan: StoragePlan; publicAddress?: () => string },
): Promise<Files> {
  const tus = openTusUploads(join(config.dataDir, 'files', 'parts'), db);
  const hasRoom = roomOf(config);
  const storages = await openStorages(join(config.dataDir, 'files'), plan);
  const workFolder = join(config.dataDir, 'files', 'work');
  return { db, ...storages, tus, workFolder, key, address: createSignAddress(key, publicAddress), hasRoom };
}
