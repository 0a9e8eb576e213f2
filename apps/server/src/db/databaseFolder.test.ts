import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { StartupError } from '../StartupError.ts';
import type { OpenDatabase } from './Database.ts';
import { openDatabase } from './openDatabase.ts';
import { freshFolder, isOnPostgres } from '../testing/testDatabase.ts';

let folder: string;
let remove: () => Promise<void>;
let opened: OpenDatabase | undefined;
beforeEach(async () => {
  ({ folder, remove } = await freshFolder());
});
afterEach(async () => {
  await opened?.close();
  opened = undefined;
  await remove();
});

const open = async (path = folder) => {
  opened = await openDatabase({
    databaseUrl: null,
    folder: path,
    freeSpaceFloor: 0,
    queryTimeout: 30_000,
  });
  return opened;
};

describe.skipIf(isOnPostgres())('the folder of the embedded database', () => {
  test.each(['PG_VERSION', 'global', 'base/5', 'pg_xact', 'pg_wal'])(
    'is rejected and not changed when %s is missing',
    async (part) => {
      await rm(join(folder, part), { recursive: true });
      const before = await readdir(folder, { recursive: true });
      const refused = await open().catch((error: unknown) => error);
      expect(refused).toBeInstanceOf(StartupError);
      expect(String(refused)).toMatch(
        /is not empty and not a complete database: .* is missing\..*npm run restore/,
      );
      expect(await readdir(folder, { recursive: true })).toEqual(before);
    },
  );

  test('is rejected when it contains other files', async () => {
    await rm(folder, { recursive: true });
    await mkdir(folder);
    await writeFile(join(folder, 'holiday.jpg'), '');
    await expect(open()).rejects.toThrow('PG_VERSION is missing');
    expect(await readdir(folder)).toEqual(['holiday.jpg']);
  });
});
