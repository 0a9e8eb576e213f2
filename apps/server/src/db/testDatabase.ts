import { randomBytes } from 'node:crypto';
import { cp, rm } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { inject } from 'vitest';
import type { OpenDatabase } from './Database.ts';
import { migrate } from './migrate.ts';
import { openDatabase } from './openDatabase.ts';

/** A migrated database of its own for one test file. Open it in `beforeAll`, empty it in `beforeEach`. */
export interface TestDatabase extends OpenDatabase {
  /** Empties every table and starts ids at 1 again. */
  truncate(): Promise<void>;
}

/**
 * Deletes rows instead of truncating, which creates new files for every table and index: 3 ms instead of 60. Runs as a
 * replica, so that foreign keys do not require an order; the user must be a superuser for that.
 */
const emptyEverything = sql`do $$
declare name regclass;
begin
  perform set_config('session_replication_role', 'replica', true);
  for name in select format('public.%I', tablename) from pg_tables where schemaname = 'public' loop
    execute format('delete from %s', name);
  end loop;
  for name in select format('public.%I', sequencename) from pg_sequences
      where schemaname = 'public' and last_value is not null loop
    perform setval(name, 1, false);
  end loop;
end $$`;

/** Opens a fresh database of the kind that the vitest project names, embedded or on PostgreSQL. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const place = isOnPostgres() ? await freshPostgres() : await freshFolder();
  const database = await openDatabase({
    ...place,
    freeSpaceFloor: 0,
    queryTimeout: 30_000,
    isDurable: false,
  });
  await migrate(database);
  return {
    ...database,
    async truncate() {
      await database.db.execute(emptyEverything);
    },
    async close() {
      await database.close();
      await place.remove();
    },
  };
}

/** Whether this project of vitest tests on a PostgreSQL server. */
export const isOnPostgres = (): boolean => process.env.TEST_DATABASE === 'postgres';

interface Place {
  databaseUrl: string | null;
  folder: string | null;
  remove: () => Promise<void>;
}

/** An empty, unmigrated database of its own on the test server. */
export async function freshPostgres(): Promise<Place & { databaseUrl: string }> {
  const server = inject('postgresUrl');
  const name = `test_${randomBytes(8).toString('hex')}`;
  const run = async (statement: string) => {
    const client = new pg.Client({ connectionString: server });
    await client.connect();
    await client.query(statement).finally(() => client.end());
  };
  await run(`create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const remove = () => run(`drop database if exists ${name} with (force)`);
  return { databaseUrl: url.href, folder: null, remove };
}

/** A migrated embedded database in a folder of its own. */
export async function freshFolder(): Promise<Place & { folder: string }> {
  const template = inject('embeddedTemplate');
  const folder = `${template}-${randomBytes(8).toString('hex')}`;
  await cp(template, folder, { recursive: true });
  return { databaseUrl: null, folder, remove: () => rm(folder, { recursive: true, force: true }) };
}

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the PostgreSQL server of the project `server-postgres`. */
    postgresUrl: string;
    /** Folder of the migrated database that the project `server-embedded` copies. */
    embeddedTemplate: string;
  }
}
