import { randomBytes } from 'node:crypto';
import { cp, rm } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import { inject } from 'vitest';
import type { OpenDatabase } from '../db/Database.ts';
import { openDatabase } from '../db/openDatabase.ts';
import { keepSealedWith } from '../secrets/atRest.ts';
import { testVault } from './testOperator.ts';
import { databaseAt, runOnServer } from '../db/startPostgres.ts';

/** A migrated database of its own for one test file. Open it in `beforeAll`, empty it in `beforeEach`. */
export interface TestDatabase extends OpenDatabase {
  /** Empties every table and starts ids at 1 again. */
  truncate(): Promise<void>;
  /** Keeps the rows of every table as they are now. Returns a function that brings exactly these back. */
  keepRows(): Promise<() => Promise<void>>;
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

const keepEverything = sql`do $$
declare name text;
begin
  create schema kept;
  for name in select tablename from pg_tables where schemaname = 'public' loop
    execute format('create table kept.%1$I as table public.%1$I', name);
  end loop;
  create table kept.last_values as
    select format('public.%I', sequencename) as name, last_value as last from pg_sequences where schemaname = 'public';
end $$`;

/** As a replica, so that neither foreign keys nor triggers change the rows. A generated column cannot be inserted. */
const restoreEverything = sql`do $$
declare part record;
begin
  perform set_config('session_replication_role', 'replica', true);
  for part in
    select c.relname as name, string_agg(quote_ident(a.attname), ', ') as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    group by c.relname
  loop
    execute format('delete from public.%I', part.name);
    execute format(
      'insert into public.%1$I (%2$s) overriding system value select %2$s from kept.%1$I', part.name, part.columns);
  end loop;
  for part in select * from kept.last_values loop
    perform setval(part.name::regclass, coalesce(part.last, 1), part.last is not null);
  end loop;
end $$`;

/** Opens a fresh database of the kind that the vitest project names, embedded or on PostgreSQL. */
export async function openTestDatabase(): Promise<TestDatabase> {
  keepSealedWith(testVault);
  const place = isOnPostgres() ? await freshPostgres(inject('postgresTemplate')) : await freshFolder();
  const database = await openDatabase({
    ...place,
    freeSpaceFloor: 0,
    queryTimeout: 30_000,
    isDurable: false,
  });
  return {
    ...database,
    async truncate() {
      await database.db.execute(emptyEverything);
    },
    async keepRows() {
      await database.db.execute(keepEverything);
      return async () => void (await database.db.execute(restoreEverything));
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

/** A database of its own on the test server: empty and unmigrated, or a copy of `template`. */
export async function freshPostgres(template = 'template1'): Promise<Place & { databaseUrl: string }> {
  const server = inject('postgresUrl');
  const name = `test_${randomBytes(8).toString('hex')}`;
  await runOnServer(server, `create database ${name} template ${template}`);
  const remove = () => runOnServer(server, `drop database if exists ${name} with (force)`);
  return { databaseUrl: databaseAt(server, name), folder: null, remove };
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
    /** Name of the migrated database on it that test files copy. */
    postgresTemplate: string;
    /** Folder of the migrated database that the project `server-embedded` copies. */
    embeddedTemplate: string;
  }
}
