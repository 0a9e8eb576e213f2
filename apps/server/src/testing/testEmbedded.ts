import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { provideBundle } from '../provideBundle.ts';
import { migrate } from '../db/migrate.ts';
import { openDatabase } from '../db/openDatabase.ts';
// Brings the type of `embeddedTemplate`.
import type {} from './testDatabase.ts';

/**
 * Vitest's global set-up of the project `server-embedded`: makes one empty, migrated database that every test file
 * copies, because making one takes seconds and copying it does not.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'segno-embedded-'));
  const template = join(folder, 'template');
  const database = await openDatabase({
    databaseUrl: null,
    folder: template,
    freeSpaceFloor: 0,
    queryTimeout: 30_000,
    isDurable: false,
  });
  await migrate(database);
  await database.close();
  project.provide('embeddedTemplate', template);
  const removeBundle = provideBundle(project);
  return async () => {
    await removeBundle();
    await rm(folder, { recursive: true, force: true });
  };
}
