import type { LikeKind, LikeManyKind, Likes } from '@segno/data/contract';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { albumPolicy } from '../albums/policy.ts';
import { albums } from '../albums/table.ts';
import { artistPolicy } from '../artists/policy.ts';
import { artists } from '../artists/table.ts';
import type { Policy } from '../records/policy.ts';
import type { Database } from '../db/Database.ts';
import { notFound } from '../http/Problem.ts';
import { notifyPlaylistOwner } from '../notifications/notify.ts';
import { notifyFollowed } from '../notifications/notifySocial.ts';
import { playlistPolicy } from '../playlists/policy.ts';
import { playlists } from '../playlists/table.ts';
import { trackPolicy } from '../tracks/policy.ts';
import { tracks } from '../tracks/table.ts';
import type { SignedInViewer } from '../viewer/Viewer.ts';
import { userPolicy } from '../users/policy.ts';
import { users } from '../users/table.ts';
import { albumLikes, artistFollows, playlistFollows, trackLikes, userFollows } from './table.ts';

interface Kind {
  likes:
    | typeof trackLikes
    | typeof albumLikes
    | typeof artistFollows
    | typeof playlistFollows
    | typeof userFollows;
  table: PgTable;
  id: PgColumn;
  /** The column that counts the likes of a record. */
  count: PgColumn;
  policy: Pick<Policy, 'isVisible'>;
}

const kinds: Record<LikeKind, Kind> = {
  tracks: {
    likes: trackLikes,
    table: tracks,
    id: tracks.id,
    count: tracks.likes_count,
    policy: trackPolicy,
  },
  albums: {
    likes: albumLikes,
    table: albums,
    id: albums.id,
    count: albums.likes_count,
    policy: albumPolicy,
  },
  artists: {
    likes: artistFollows,
    table: artists,
    id: artists.id,
    count: artists.followers_count,
    policy: artistPolicy,
  },
  playlists: {
    likes: playlistFollows,
    table: playlists,
    id: playlists.id,
    count: playlists.followers_count,
    policy: playlistPolicy,
  },
  users: {
    likes: userFollows,
    table: users,
    id: users.id,
    count: users.followers_count,
    policy: userPolicy,
  },
};

/** Maximum number of ids of each kind in a response. */
const mostIds = 50_000;

const idsOf = async (db: Database, { likes }: Kind, userId: number) =>
  (
    await db
      .select({ id: likes.record_id })
      .from(likes)
      .where(eq(likes.user_id, userId))
      .orderBy(desc(likes.created_at), desc(likes.record_id))
      .limit(mostIds)
  ).map(({ id }) => id);

/** What a user likes and follows. */
export async function findLikes(db: Database, userId: number): Promise<Likes> {
  return {
    tracks: await idsOf(db, kinds.tracks, userId),
    albums: await idsOf(db, kinds.albums, userId),
    artists: await idsOf(db, kinds.artists, userId),
    playlists: await idsOf(db, kinds.playlists, userId),
    users: await idsOf(db, kinds.users, userId),
  };
}

/** Adds `by` to the count of likes of a record. */
const addToCount = (db: Database, { table, id, count }: Kind, recordId: number, by: 1 | -1) =>
  db.execute(sql`update ${table} set ${sql.identifier(count.name)} = greatest(${count} + ${by}::integer, 0)
    where ${id} = ${recordId}::integer`);

/** Likes or follows a record that the viewer may see. Liking it again changes nothing. */
export async function like(
  db: Database,
  viewer: SignedInViewer,
  kindName: LikeKind,
  recordId: number,
): Promise<void> {
  const kind = kinds[kindName];
  await db.transaction(async (tx) => {
    const { rows } = await tx.execute(
      sql`select 1 from ${kind.table} where ${kind.id} = ${recordId}::integer and ${kind.policy.isVisible(viewer)}`,
    );
    if (rows.length === 0) throw notFound();
    const added = await tx
      .insert(kind.likes)
      .values({ user_id: viewer.user.id, record_id: recordId })
      .onConflictDoNothing()
      .returning({ id: kind.likes.record_id });
    if (added.length === 0) return;
    await addToCount(tx, kind, recordId, 1);
    if (kindName === 'users') await notifyFollowed(tx, recordId, viewer.user);
    if (kindName === 'playlists') await notifyPlaylistOwner(tx, 'playlist_followed', recordId, viewer.user);
  });
}

/** Takes a like or follow back. Without one, nothing changes. */
export async function unlike(
  db: Database,
  userId: number,
  kindName: LikeKind,
  recordId: number,
): Promise<void> {
  const kind = kinds[kindName];
  await db.transaction(async (tx) => {
    const removed = await tx
      .delete(kind.likes)
      .where(and(eq(kind.likes.user_id, userId), eq(kind.likes.record_id, recordId)))
      .returning({ id: kind.likes.record_id });
    if (removed.length > 0) await addToCount(tx, kind, recordId, -1);
  });
}

/** Likes or follows many records that the viewer may see, or takes it back, with one count for each record. */
export async function likeMany(
  db: Database,
  viewer: SignedInViewer,
  kindName: LikeManyKind,
  ids: readonly number[],
  isLiked: boolean,
): Promise<void> {
  const { likes, table, id, count, policy } = kinds[kindName];
  const { id: userId } = viewer.user;
  const wanted = sql`${sql.param([...ids])}::integer[]`;
  const counter = sql.identifier(count.name);
  await db.transaction(async (tx) => {
    // In the order of the ids, so that two requests do not wait for each other.
    await tx.execute(
      sql`select 1 from ${table} where ${id} = any(${wanted}) order by ${id} for no key update`,
    );
    await tx.execute(
      isLiked
        ? sql`with added as (
            insert into ${likes} (user_id, record_id)
            select ${userId}::integer, ${id} from ${table}
            where ${id} = any(${wanted}) and ${policy.isVisible(viewer)}
            on conflict do nothing returning record_id)
          update ${table} set ${counter} = ${counter} + 1 where ${id} in (select record_id from added)`
        : sql`with removed as (
            delete from ${likes} where user_id = ${userId}::integer and record_id = any(${wanted})
            returning record_id)
          update ${table} set ${counter} = greatest(${counter} - 1, 0)
          where ${id} in (select record_id from removed)`,
    );
  });
}
