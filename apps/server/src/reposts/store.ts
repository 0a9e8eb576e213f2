import { albumPath, type RepostKind, type Reposts, trackPath } from '@segno/data/contract';
import { and, desc, eq, sql } from 'drizzle-orm';
import { albumPolicy } from '../albums/policy.ts';
import { albums } from '../albums/table.ts';
import type { Database } from '../db/Database.ts';
import { notFound } from '../http/Problem.ts';
import { notifyReposted } from '../notifications/notifySocial.ts';
import { trackPolicy } from '../tracks/policy.ts';
import { tracks } from '../tracks/table.ts';
import type { SignedInViewer } from '../viewer/Viewer.ts';
import { albumReposts, trackReposts } from './table.ts';

const kinds = {
  tracks: { reposts: trackReposts, table: tracks, policy: trackPolicy, path: trackPath },
  albums: { reposts: albumReposts, table: albums, policy: albumPolicy, path: albumPath },
};

const mostIds = 10_000;

const idsOf = async (db: Database, kind: RepostKind, userId: number) => {
  const { reposts } = kinds[kind];
  const found = await db
    .select({ id: reposts.record_id })
    .from(reposts)
    .where(eq(reposts.user_id, userId))
    .orderBy(desc(reposts.created_at), desc(reposts.record_id))
    .limit(mostIds);
  return found.map(({ id }) => id);
};

/** What a person has reposted. */
export async function findReposts(db: Database, userId: number): Promise<Reposts> {
  return { tracks: await idsOf(db, 'tracks', userId), albums: await idsOf(db, 'albums', userId) };
}

const addToCount = (tx: Database, kind: RepostKind, id: number, by: 1 | -1) =>
  tx.execute(sql`update ${kinds[kind].table} set reposts_count = greatest(reposts_count + ${by}::integer, 0)
    where id = ${id}::integer`);

/** Reposts a public record, and tells its owner. Reposting it again changes nothing. */
export async function repost(
  db: Database,
  viewer: SignedInViewer,
  kind: RepostKind,
  id: number,
): Promise<void> {
  const { reposts, table, policy, path } = kinds[kind];
  await db.transaction(async (tx) => {
    const [found] = await tx
      .select({ id: table.id, name: table.name, slug: table.slug, owner_id: table.owner_id })
      .from(table)
      .where(and(eq(table.id, id), policy.isPublic));
    if (!found) throw notFound();
    const added = await tx
      .insert(reposts)
      .values({ user_id: viewer.user.id, record_id: id })
      .onConflictDoNothing()
      .returning({ id: reposts.record_id });
    if (added.length === 0) return;
    await addToCount(tx, kind, id, 1);
    if (found.owner_id !== null)
      await notifyReposted(tx, found.owner_id, viewer.user, { name: found.name, path: path(found) });
  });
}

/** Takes a repost back. Without one, nothing changes. */
export async function unrepost(db: Database, userId: number, kind: RepostKind, id: number): Promise<void> {
  const { reposts } = kinds[kind];
  await db.transaction(async (tx) => {
    const removed = await tx
      .delete(reposts)
      .where(and(eq(reposts.user_id, userId), eq(reposts.record_id, id)))
      .returning({ id: reposts.record_id });
    if (removed.length > 0) await addToCount(tx, kind, id, -1);
  });
}
