import { and, eq, gt, lt } from 'drizzle-orm';
import type { Database } from '../db/Database.ts';
import { humanSolutions } from './table.ts';

/** Claims a solved task. Only one of several requests with it succeeds. */
export async function claimSolution(db: Database, hash: string, expires_at: Date): Promise<boolean> {
  const claimed = await db
    .insert(humanSolutions)
    .values({ hash, expires_at })
    .onConflictDoNothing()
    .returning({ hash: humanSolutions.hash });
  return claimed.length > 0;
}

/** Remembers that somebody has passed the check. */
export async function savePass(db: Database, hash: string, expires_at: Date): Promise<void> {
  await db
    .insert(humanSolutions)
    .values({ hash, expires_at })
    .onConflictDoUpdate({ target: humanSolutions.hash, set: { expires_at } });
}

export const hasPass = async (db: Database, hash: string): Promise<boolean> =>
  (await db.$count(
    humanSolutions,
    and(eq(humanSolutions.hash, hash), gt(humanSolutions.expires_at, new Date())),
  )) > 0;

/** Deletes tasks that are not valid any more. */
export async function deletePastSolutions(db: Database): Promise<void> {
  await db.delete(humanSolutions).where(lt(humanSolutions.expires_at, new Date()));
}
