import type { TestProject } from 'vitest/node';
import { startPostgres } from './startPostgres.ts';
// Brings the type of `postgresUrl`.
import type {} from './testDatabase.ts';

/**
 * Vitest's global set-up of the project `server-postgres`: takes the PostgreSQL server of TEST_DATABASE_URL, or
 * starts one and stops it afterwards.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  if (process.env.TEST_DATABASE_URL) {
    project.provide('postgresUrl', process.env.TEST_DATABASE_URL);
    return async () => {};
  }
  const server = await startPostgres();
  project.provide('postgresUrl', server.url);
  return () => server.stop();
}
