import { randomBytes } from 'node:crypto';
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

/** Opens a fresh database of the kind that the vitest project names: embedded in memory, or on PostgreSQL. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const server = process.env.TEST_DATABASE === 'postgres' ? inject('postgresUrl') : null;
  const fresh = server ? await createFreshDatabase(server) : null;
  const database = await openDatabase({
    databaseUrl: fresh?.url ?? null,
    folder: null,
    freeSpaceFloor: 0,
    queryTimeout: 30_000,
  });
  await migrate(database);
  return {
    ...database,
    async truncate() {
      const { rows } = await database.db.execute<{ name: string }>(
        sql`select quote_ident(tablename) as name from pg_tables where schemaname = 'public'`,
      );
      if (rows.length === 0) return;
      const names = rows.map(({ name }) => name).join(', ');
      await database.db.execute(sql.raw(`truncate ${names} restart identity cascade`));
    },
    async close() {
      await database.close();
      await fresh?.drop();
    },
  };
}

async function createFreshDatabase(server: string) {
  const name = `test_${randomBytes(8).toString('hex')}`;
  const run = async (statement: string) => {
    const client = new pg.Client({ connectionString: server });
    await client.connect();
    await client.query(statement).finally(() => client.end());
  };
  await run(`create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => run(`drop database if exists ${name} with (force)`) };
}

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the PostgreSQL server of the project `server-postgres`. */
    postgresUrl: string;
  }
}
