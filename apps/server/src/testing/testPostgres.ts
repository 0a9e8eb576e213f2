import { randomBytes } from 'node:crypto';
import type { TestProject } from 'vitest/node';
import { provideBundle } from '../provideBundle.ts';
import { migrate } from '../db/migrate.ts';
import { openDatabase } from '../db/openDatabase.ts';
import { databaseAt, runOnServer, startPostgres } from '../db/startPostgres.ts';
// Brings the types of `postgresUrl` and `postgresTemplate`.
import type {} from './testDatabase.ts';

/**
 * Vitest's global set-up of the project `server-postgres`: takes the PostgreSQL server of TEST_DATABASE_URL, or
 * starts one and stops it afterwards. It makes one empty, migrated database that every test file copies.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const started = process.env.TEST_DATABASE_URL ? null : await startPostgres();
  const url = started?.url ?? process.env.TEST_DATABASE_URL ?? '';
  const template = `test_template_${randomBytes(8).toString('hex')}`;
  const stop = async () => {
    await (started ? started.stop() : runOnServer(url, `drop database if exists ${template}`));
  };
  try {
    await runOnServer(url, `create database ${template}`);
    const database = await openDatabase({
      databaseUrl: databaseAt(url, template),
      folder: null,
      freeSpaceFloor: 0,
      queryTimeout: 30_000,
    });
    await migrate(database).finally(() => database.close());
  } catch (error) {
    await stop();
    throw error;
  }
  project.provide('postgresUrl', url);
  project.provide('postgresTemplate', template);
  const removeBundle = provideBundle(project);
  return async () => {
    await removeBundle();
    await stop();
  };
}
