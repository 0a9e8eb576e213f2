import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import type { Database } from '../db/Database.ts';
import { openAtRest, sealAtRest } from '../secrets/atRest.ts';
import { repeatableChanges as changes } from './table.ts';

/** How long a response is kept for repetitions, in hours. */
const keptHours = 24;
/** How many responses of a person are kept that long; of more, only those of the last minutes. */
const mostKept = 1000;
/** How long each response is kept, in minutes: longer than a client repeats a change. */
const surelyKept = 10;
/** A change that runs longer belongs to a server that was stopped. In seconds. */
const longestRun = 60;

/** A change of a user under a key. */
export interface KeyedChange {
  userId: number;
  key: string;
  digest: string;
}

const isOf = ({ userId, key }: KeyedChange) => and(eq(changes.user_id, userId), eq(changes.key, key));

/** What is known of a key. */
export async function findChange(
  db: Database,
  change: KeyedChange,
): Promise<typeof changes.$inferSelect | undefined> {
  const [known] = await db.select().from(changes).where(isOf(change));
  return known;
}

/**
 * Begins a change in the transaction that makes it, after a transaction with the same key has ended. Returns false when
 * that one has made the change.
 */
export async function startChange(tx: Database, { userId, key, digest }: KeyedChange): Promise<boolean> {
  const started = await tx
    .insert(changes)
    .values({ user_id: userId, key, digest })
    .onConflictDoUpdate({
      target: [changes.user_id, changes.key],
      set: { digest, created_at: sql`now()` },
      setWhere: isNull(changes.status),
    })
    .returning({ key: changes.key });
  return started.length > 0;
}

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
  const known = await findChange(db, change);
  // The change failed in the meantime, so that it can be done again.
  return known ?? claimChange(db, change);
}

/** What answers are encrypted for: some have a secret that is stored nowhere else, such as an access token. */
const secretOf = 'repeated answer';

/** The body of a kept response. Null when this server cannot decrypt it, as after a restore without the key. */
export const bodyOf = ({ body }: { body: string | null }): string | null => openAtRest(body ?? '', secretOf);

/** Keeps the response of a change for repetitions, encrypted. */
export async function keepResponse(
  db: Database,
  change: KeyedChange,
  { status, body }: { status: number; body: string },
): Promise<void> {
  const { userId, key, digest } = change;
  const answer = { status, body: sealAtRest(body, secretOf) };
  await db
    .insert(changes)
    .values({ user_id: userId, key, digest, ...answer })
    .onConflictDoUpdate({ target: [changes.user_id, changes.key], set: answer });
}

/** Gives a change up that failed: a repetition tries it again. */
export async function releaseChange(db: Database, change: KeyedChange): Promise<void> {
  await db.delete(changes).where(and(isOf(change), isNull(changes.status)));
}

/** Deletes answers that are not kept any more. */
export async function deletePastChanges(db: Database): Promise<void> {
  const oldest = new Date(Date.now() - keptHours * 3_600_000);
  await db.delete(changes).where(lt(changes.created_at, oldest));
  await db.execute(sql`delete from ${changes} using (
      select user_id, key, row_number() over (partition by user_id order by created_at desc) as number from ${changes}
    ) counted
    where counted.number > ${mostKept}::integer and counted.user_id = ${changes.user_id} and counted.key = ${changes.key}
      and ${changes.created_at} < now() - make_interval(mins => ${surelyKept}::integer)`);
}
