import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import type { Database } from '../db/Database.ts';
import { repeatableChanges as changes } from './table.ts';

/** How long an answer is kept for repetitions, in hours. */
const keptHours = 24;
/** A change that runs longer belongs to a server that was stopped. In seconds. */
const longestRun = 60;

/** A change of a user under a key. */
export interface KeyedChange {
  userId: number;
  key: string;
  digest: string;
}

const isOf = ({ userId, key }: KeyedChange) => and(eq(changes.user_id, userId), eq(changes.key, key));

/** Claims a change. Returns null when the caller must do it, or what is known of the same key. */
export async function claimChange(
  db: Database,
  change: KeyedChange,
): Promise<typeof changes.$inferSelect | null> {
  const { userId, key, digest } = change;
  const claimed = await db
    .insert(changes)
    .values({ user_id: userId, key, digest })
    .onConflictDoUpdate({
      target: [changes.user_id, changes.key],
      set: { digest, created_at: sql`now()` },
      setWhere: sql`${changes.status} is null and ${changes.created_at} < now() - make_interval(secs => ${longestRun})`,
    })
    .returning({ key: changes.key });
  if (claimed.length > 0) return null;
  const [known] = await db.select().from(changes).where(isOf(change));
  // The change failed in the meantime, so that it can be done again.
  return known ?? claimChange(db, change);
}

/** Keeps the answer of a change for repetitions. */
export async function keepAnswer(
  db: Database,
  change: KeyedChange,
  answer: { status: number; body: string },
): Promise<void> {
  await db.update(changes).set(answer).where(isOf(change));
}

/** Gives a change up that failed: a repetition tries it again. */
export async function releaseChange(db: Database, change: KeyedChange): Promise<void> {
  await db.delete(changes).where(and(isOf(change), isNull(changes.status)));
}

export async function deletePastChanges(db: Database): Promise<void> {
  const oldest = new Date(Date.now() - keptHours * 3_600_000);
  await db.delete(changes).where(lt(changes.created_at, oldest));
}
