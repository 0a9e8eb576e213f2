import { lt } from 'drizzle-orm';
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

/** Deletes tasks that are not valid any more. */
export async function deletePastSolutions(db: Database): Promise<void> {
  await db.delete(humanSolutions).where(lt(humanSolutions.expires_at, new Date()));
}
