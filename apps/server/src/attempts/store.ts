import { eq, lt, sql } from 'drizzle-orm';
import type { Database } from '../db/Database.ts';
import { Problem } from '../http/Problem.ts';
import { attempts } from './table.ts';

/** How often something may be tried within a period. */
export interface AttemptLimit {
  /** The maximum within the period. */
  most: number;
  /** The length of the period in seconds. */
  seconds: number;
}

/**
 * Counts an attempt, and throws a 429 when its limit is exceeded. The count is in the database: it holds across servers
 * and restarts, and attempts in parallel cannot exceed it, because each counts before it is made.
 */
export async function countAttempt(
  db: Database,
  key: string,
  { most, seconds }: AttemptLimit,
): Promise<void> {
  const { rows } = await db.execute<{ count: number; wait: number }>(sql`
    insert into ${attempts} as known (key, count, resets_at)
    values (${key}, 1, now() + make_interval(secs => ${seconds}::integer))
    on conflict (key) do update set
      count = case when known.resets_at <= now() then 1 else known.count + 1 end,
      resets_at = case when known.resets_at <= now() then excluded.resets_at else known.resets_at end
    returning count, ceil(extract(epoch from resets_at - now()))::integer as wait`);
  const [row] = rows;
  if (row && row.count > most) throw tooManyAttempts(row.wait);
}

/** Takes back one counted attempt that succeeded, and none of those that failed. */
export async function releaseAttempt(db: Database, key: string): Promise<void> {
  await db
    .update(attempts)
    .set({ count: sql`greatest(${attempts.count} - 1, 0)` })
    .where(eq(attempts.key, key));
}

/** Forgets the attempts of a key, after one that succeeded. */
export async function clearAttempts(db: Database, key: string): Promise<void> {
  await db.delete(attempts).where(eq(attempts.key, key));
}

/** Deletes counts of past periods. */
export async function deletePastAttempts(db: Database): Promise<void> {
  await db.delete(attempts).where(lt(attempts.resets_at, new Date()));
}

const tooManyAttempts = (seconds: number) => {
  const minutes = Math.ceil(seconds / 60);
  return new Problem({
    status: 429,
    code: 'too_many_attempts',
    message: `Too many attempts. Try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`,
    headers: { 'retry-after': String(Math.max(1, seconds)) },
  });
};
