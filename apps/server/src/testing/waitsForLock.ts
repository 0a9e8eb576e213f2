import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Database } from '../db/Database.ts';

/** Whether a statement waits for a lock before the work ends. For PostgreSQL: the embedded database has one session. */
export async function waitsForLock(db: Database, work: Promise<unknown>): Promise<boolean> {
  let isDone = false;
  const end = () => void (isDone = true);
  work.then(end, end);
  while (!isDone) {
    const { rows } = await db.execute<{ waits: boolean }>(sql`select exists (
      select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock') as waits`);
    if (rows[0]?.waits) return true;
    await delay(10);
  }
  return false;
}
