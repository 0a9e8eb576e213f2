import { maxRecentSearches } from '@segno/data/contract';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../db/Database.ts';
import { recentSearches } from './table.ts';

/** The recent searches of a person, the latest first. */
export const findSearches = (db: Database, userId: number) =>
  db
    .select({ id: recentSearches.id, query: recentSearches.query })
    .from(recentSearches)
    .where(eq(recentSearches.user_id, userId))
    .orderBy(desc(recentSearches.created_at), desc(recentSearches.id))
    .limit(maxRecentSearches);

/** Keeps a search as the latest one. The oldest beyond the limit are deleted. */
export async function addSearch(db: Database, userId: number, query: string): Promise<void> {
  await db
    .insert(recentSearches)
    .values({ user_id: userId, query })
    .onConflictDoUpdate({
      target: [recentSearches.user_id, recentSearches.query],
      set: { created_at: sql`now()` },
    });
  await db.delete(recentSearches).where(
    and(
      eq(recentSearches.user_id, userId),
      sql`${recentSearches.id} not in (select id from ${recentSearches} where user_id = ${userId}::integer
        order by created_at desc, id desc limit ${maxRecentSearches})`,
    ),
  );
}

/** Removes one search of a person, or all without an id. */
export async function removeSearches(db: Database, userId: number, id?: number): Promise<void> {
  await db
    .delete(recentSearches)
    .where(and(eq(recentSearches.user_id, userId), id === undefined ? undefined : eq(recentSearches.id, id)));
}
