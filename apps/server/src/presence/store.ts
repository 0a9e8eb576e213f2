import type { PresentPerson } from '@segno/data/contract';
import { and, asc, eq, gt, lt, ne } from 'drizzle-orm';
import type { Database } from '../db/Database.ts';
import { users } from '../users/table.ts';
import { presences } from './table.ts';

/** How long a person is assumed to have a record open after the last sign of it, in milliseconds. */
const lifetime = 30_000;

/** Notes that a person has a record open, and returns who else has. The caller checks that the person may see it. */
export async function notePresence(db: Database, place: string, userId: number): Promise<PresentPerson[]> {
  const now = new Date();
  const seen_until = new Date(now.getTime() + lifetime);
  await db.delete(presences).where(lt(presences.seen_until, now));
  await db
    .insert(presences)
    .values({ place, user_id: userId, seen_until })
    .onConflictDoUpdate({ target: [presences.place, presences.user_id], set: { seen_until } });
  return db
    .select({ id: users.id, name: users.name })
    .from(presences)
    .innerJoin(users, eq(users.id, presences.user_id))
    .where(and(eq(presences.place, place), ne(presences.user_id, userId), gt(presences.seen_until, now)))
    .orderBy(asc(users.name))
    .limit(20);
}
