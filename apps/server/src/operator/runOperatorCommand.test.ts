import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { freshPostgres, isOnPostgres } from '../testing/testDatabase.ts';
import { runOperatorCommand } from './runOperatorCommand.ts';

test.runIf(isOnPostgres())(
  'SETTING-5 a command says that no server has prepared the database, instead of an error of the database',
  async () => {
    const place = await freshPostgres();
    const dataDir = await mkdtemp(join(tmpdir(), 'segno-operator-'));
    const print = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    try {
      const env = { DATABASE_URL: place.databaseUrl, SEGNO_DATA_DIR: dataDir };
      expect(await runOperatorCommand('users', ['list'], env)).toBe(1);
      expect(print.mock.calls.flat().join('')).toBe(
        'No account was changed: The database holds no data of Segno yet; start the server once.\n',
      );
    } finally {
      print.mockRestore();
      await place.remove();
      await rm(dataDir, { recursive: true, force: true });
    }
  },
);
