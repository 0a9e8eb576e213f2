import type { Blocks } from '@segno/data/contract';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../db/Database.ts';
import { notFound } from '../http/Problem.ts';
import { unlike } from '../likes/store.ts';
import { users } from '../users/table.ts';
import type { SignedInViewer } from '../viewer/Viewer.ts';
import { userBlocks } from './table.ts';

const mostBlocks = 1000;

/** Whom a person has blocked, latest first. */
export async function findBlocks(db: Database, userId: number): Promise<Blocks> {
  const found = await db
    .select({ id: users.id, name: users.name })
    .from(userBlocks)
    .innerJoin(users, eq(users.id, userBlocks.blocked_id))
    .where(eq(userBlocks.user_id, userId))
    .orderBy(desc(userBlocks.created_at), desc(userBlocks.blocked_id))
    .limit(mostBlocks);
  return { users: found };
}

/** Blocks a person. Neither of the two follows the other any more. */
export async function block(db: Database, { user }: SignedInViewer, id: number): Promise<void> {
  const [found] = await db
    .select({ id: users.id })
    .from(users)
    .where(sql`${users.id} = ${id}::integer`);
  if (!found || id === user.id) throw notFound('There is no such person.');
  await db.transaction(async (tx) => {
    await tx.insert(userBlocks).values({ user_id: user.id, blocked_id: id }).onConflictDoNothing();
    await unlike(tx, user.id, 'users', id);
    await unlike(tx, id, 'users', user.id);
  });
}

export async function unblock(db: Database, userId: number, id: number): Promise<void> {
  await db.delete(userBlocks).where(and(eq(userBlocks.user_id, userId), eq(userBlocks.blocked_id, id)));
}
