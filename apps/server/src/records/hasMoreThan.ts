import { count, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../db/Database.ts';

/** Whether a table has more than so many rows, or rows of a condition. No more of them are read. */
export async function hasMoreThan(db: Database, most: number, table: PgTable, where?: SQL): Promise<boolean> {
  const some = db
    .select({ one: sql`1`.as('one') })
    .from(table)
    .where(where)
    .limit(most + 1)
    .as('some');
  const [found] = await db.select({ count: count() }).from(some);
  return (found?.count ?? 0) > most;
}
