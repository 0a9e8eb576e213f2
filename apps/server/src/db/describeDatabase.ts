import type { NodePgClient } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { OpenDatabase } from './Database.ts';
import { databaseOn } from './databaseOn.ts';

/** The operations that differ between the embedded database and a server. */
interface Kind {
  hasFreeSpace: () => Promise<boolean>;
  /** Runs work on one connection without the time limit on statements, and closes that connection. */
  withoutLimit: <T>(work: (client: NodePgClient) => Promise<T>) => Promise<T>;
  close: () => Promise<void>;
}

/** The operations of both kinds of database. */
export function describeDatabase(pool: pg.Pool, { hasFreeSpace, withoutLimit, close }: Kind): OpenDatabase {
  let closing: Promise<void> | undefined;
  return {
    db: databaseOn(pool),
    hasFreeSpace,
    async isHealthy(timeout = 2000) {
      const late = new Promise<false>((resolve) => setTimeout(() => resolve(false), timeout).unref());
      const answer = pool.query('select 1').then(
        () => true,
        () => false,
      );
      return Promise.race([answer, late]);
    },
    alone: (name, work) =>
      withoutLimit(async (client) => {
        // PostgreSQL releases the lock with the connection.
        await client.query('select pg_advisory_lock(hashtextextended($1, 0))', [`segno ${name}`]);
        return work(databaseOn(client));
      }),
    close: () => (closing ??= close()),
  };
}
