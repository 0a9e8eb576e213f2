import { join } from 'node:path';
import type { Database } from '../db/Database.ts';
import { createSignAddress } from '../files/fileAddress.ts';
import { type Files, roomOf } from '../files/openFiles.ts';
import { openTusUploads } from '../files/tusServer.ts';
import { createDiskStorage } from '../storage/createDiskStorage.ts';

const key = Buffer.from('file key of a test');

/** Files on disks in a folder. */
export const testFiles = (db: Database, folder: string): Files => ({
  db,
  storages: {
    public: createDiskStorage(join(folder, 'public')),
    uploads: createDiskStorage(join(folder, 'uploads')),
  },
  bucket: () => null,
  origins: () => [],
  workFolder: join(folder, 'work'),
  use: () => Promise.resolve(),
  tus: openTusUploads(join(folder, 'parts'), db),
  key,
  address: createSignAddress(key),
  hasRoom: roomOf({ dataDir: folder, freeSpaceFloor: 0 }),
});
