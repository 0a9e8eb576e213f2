import type { PresentPerson } from '@segno/data/contract';
import { eq } from 'drizzle-orm';
import type { Database } from '../db/Database.ts';
import { notFound } from '../http/Problem.ts';
import { notePresence } from '../presence/store.ts';
import { appearanceDrafts } from './table.ts';

/** Notes that a person has a draft open, and returns who else has (APPEARANCE-12). */
export async function seeDraft(db: Database, userId: number, draftId: number): Promise<PresentPerson[]> {
  if ((await db.$count(appearanceDrafts, eq(appearanceDrafts.id, draftId))) === 0)
    throw notFound('There is no such draft.');
  return notePresence(db, `appearance/drafts/${draftId}`, userId);
}
