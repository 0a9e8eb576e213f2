import type { DraftPerson } from '@segno/data/contract';
import { and, asc, eq, gt, lt, ne } from 'drizzle-orm';
import type { Database } from '../db/Database.ts';
import { notFound } from '../http/Problem.ts';
import { users } from '../users/table.ts';
import { appearanceDrafts, appearanceEditors } from './table.ts';

/** How long a person is assumed to have a draft open after the last sign of it, in milliseconds. */
const lifetime = 30_000;

/** Notes that a person has a draft open, and returns who else has (APPEARANCE-12). */
export async function seeDraft(db: Database, userId: number, draftId: number): Promise<DraftPerson[]> {
  if ((await db.$count(appearanceDrafts, eq(appearanceDrafts.id, draftId))) === 0)
    throw notFound('There is no such draft.');
  const now = new Date();
  const seen_until = new Date(now.getTime() + lifetime);
  await db.delete(appearanceEditors).where(lt(appearanceEditors.seen_until, now));
  await db
    .insert(appearanceEditors)
    .values({ draft_id: draftId, user_id: userId, seen_until })
    .onConflictDoUpdate({
      target: [appearanceEditors.draft_id, appearanceEditors.user_id],
      set: { seen_until },
    });
  return db
    .select({ id: users.id, name: users.name })
    .from(appearanceEditors)
    .innerJoin(users, eq(users.id, appearanceEditors.user_id))
    .where(
      and(
        eq(appearanceEditors.draft_id, draftId),
        ne(appearanceEditors.user_id, userId),
        gt(appearanceEditors.seen_until, now),
      ),
    )
    .orderBy(asc(users.name))
    .limit(20);
}
