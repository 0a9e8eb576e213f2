import { playlistLimits, type AddTracksInput, type MoveTracksInput } from '@segno/data/contract';
import { and, asc, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import { among } from '../records/Listing.ts';
import type { Database } from '../db/Database.ts';
import { Fault } from '../Fault.ts';
import { notFound, Problem } from '../http/Problem.ts';
import { notifyPlaylistOwner } from '../notifications/notify.ts';
import { trackPolicy } from '../tracks/policy.ts';
import { tracks } from '../tracks/table.ts';
import { users } from '../users/table.ts';
import type { SignedInViewer } from '../viewer/Viewer.ts';
import { lockForTracks, type PlaylistRow } from './locks.ts';
import { mostStored, oldestRestorable } from './restorable.ts';
import { playlistRemovals, playlists, playlistTracks } from './table.ts';

/** The distance between the positions of new entries, so that others fit between them. */
const gap = 1024;
/** The greatest position before all entries get new ones. */
const mostPosition = 2_000_000_000;

type Entry = typeof playlistTracks.$inferSelect;

const touch = (tx: Database, id: number) =>
  tx.update(playlists).set({ updated_at: new Date() }).where(eq(playlists.id, id));

/** Adds tracks that the viewer may see to a playlist. Returns the ids of the new entries. */
export async function addTracks(
  db: Database,
  viewer: SignedInViewer,
  id: number,
  { track_ids, before = null, duplicates = 'refuse' }: AddTracksInput,
): Promise<number[]> {
  return db.transaction(async (tx) => {
    const playlist = await lockForTracks(tx, viewer, id);
    const known = new Set(
      (
        await tx
          .select({ id: playlistTracks.track_id })
          .from(playlistTracks)
          .where(and(eq(playlistTracks.playlist_id, id), among(playlistTracks.track_id, track_ids)))
      ).map((entry) => entry.id),
    );
    if (known.size > 0 && duplicates === 'refuse') {
      const all = new Set(track_ids).size;
      throw hasDuplicates(known.size, all);
    }
    const added =
      duplicates === 'skip' ? [...new Set(track_ids)].filter((each) => !known.has(each)) : track_ids;
    const ids = added.length > 0 ? await insertTracks(tx, viewer, playlist, added, before) : [];
    await touch(tx, id);
    if (ids.length > 0) await notifyPlaylistOwner(tx, 'playlist_tracks_added', id, viewer.user);
    return ids;
  });
}

const hasDuplicates = (known: number, all: number) =>
  new Problem({
    status: 409,
    code: known === all ? 'only_duplicates' : 'duplicate_tracks',
    message:
      all === 1
        ? 'This track is already in the playlist.'
        : `${known} of these ${all} tracks are already in the playlist.`,
  });

const isFull = () =>
  new Problem({
    status: 422,
    code: 'playlist_full',
    message: `A playlist has at most ${playlistLimits.tracks} tracks.`,
  });

/** Adds those of the tracks that the viewer may see. Returns the ids of the new entries in order. */
export async function insertTracks(
  tx: Database,
  viewer: SignedInViewer,
  playlist: PlaylistRow,
  trackIds: readonly number[],
  before: number | null,
): Promise<number[]> {
  const visible = await tx
    .select({ id: tracks.id })
    .from(tracks)
    .where(and(among(tracks.id, [...new Set(trackIds)]), trackPolicy.isVisible(viewer)));
  const visibleIds = new Set(visible.map((track) => track.id));
  const added = trackIds.filter((each) => visibleIds.has(each));
  const count = await tx.$count(playlistTracks, eq(playlistTracks.playlist_id, playlist.id));
  if (count + added.length > playlistLimits.tracks) throw isFull();
  if (added.length === 0) return [];
  await requireRoom(tx, playlist.owner_id, added.length);
  const positions = await freePositions(tx, playlist.id, before, added.length, []);
  // Lists as parameters: a statement with a parameter for each value takes longer to write than to run.
  const { rows } = await tx.execute<{ id: number; position: number }>(sql`
    insert into ${playlistTracks} (playlist_id, track_id, position, added_by)
    select ${playlist.id}::integer, a.track_id, a.position, ${viewer.user.id}::integer
    from unnest(${sql.param(added)}::integer[], ${sql.param(positions)}::integer[]) as a (track_id, position)
    returning id, position`);
  return rows.toSorted((a, b) => a.position - b.position).map((entry) => entry.id);
}

/**
 * Throws when a person would have more entries than one may store. Those of deleted playlists, and removed ones, count
 * until they cannot be restored any more.
 */
async function requireRoom(tx: Database, ownerId: number, added: number) {
  const { rows } = await tx.execute<{ stored: number }>(sql`
    select (
      coalesce((select sum(tracks_count) from ${playlists} where owner_id = ${ownerId}::integer), 0)
      + coalesce((
        select sum(jsonb_array_length(r.entries)) from ${playlistRemovals} r
        join ${playlists} on ${playlists.id} = r.playlist_id where ${playlists.owner_id} = ${ownerId}::integer
      ), 0)
    )::integer as stored`);
  if ((rows[0]?.stored ?? 0) + added > mostStored.entries)
    throw new Problem({
      status: 422,
      code: 'too_many_entries',
      message: 'Your playlists have no room for more tracks. What was deleted makes room after 30 days.',
    });
}

/**
 * Ascending positions for `count` entries before an entry, or after the last one. `moved` are entries that leave their
 * places. When there is no space, all entries get new positions first; between two of them fit more entries than one
 * request can have.
 */
async function freePositions(
  tx: Database,
  playlistId: number,
  before: number | null,
  count: number,
  moved: readonly number[],
): Promise<number[]> {
  const inPlaylist = eq(playlistTracks.playlist_id, playlistId);
  const staying = moved.length > 0 ? sql`not (${among(playlistTracks.id, moved)})` : undefined;
  const find = async () => {
    const [next] =
      before === null
        ? []
        : await tx
            .select()
            .from(playlistTracks)
            .where(and(inPlaylist, eq(playlistTracks.id, before), staying));
    // Somebody else may have removed the entry: then the end is the nearest sensible place.
    const [previous] = await tx
      .select({ position: playlistTracks.position })
      .from(playlistTracks)
      .where(and(inPlaylist, staying, next && lt(playlistTracks.position, next.position)))
      .orderBy(sql`${playlistTracks.position} desc`)
      .limit(1);
    const start = previous?.position ?? -1;
    const step = next ? Math.min(gap, Math.floor((next.position - start) / (count + 1))) : gap;
    const shared = next
      ? await tx.$count(playlistTracks, and(inPlaylist, staying, eq(playlistTracks.position, next.position)))
      : 1;
    return { start, step, isFree: shared === 1 && step >= 1 && start + step * count < mostPosition };
  };
  let place = await find();
  if (!place.isFree) {
    await spreadPositions(tx, playlistId);
    place = await find();
  }
  return Array.from({ length: count }, (_, index) => place.start + place.step * (index + 1));
}

/**
 * Gives all entries positions with equal distances. Entries that were removed take part, so that their places among the
 * others stay. Of entries at one position the restored ones, which had it first, precede the others.
 */
async function spreadPositions(tx: Database, playlistId: number, restored: readonly number[] = []) {
  await tx.execute(sql`
    with places as materialized (
      select removal, number, id, row_number() over (
        order by position, not id = any(${sql.param(restored)}::integer[]), removal is null, removal, number, id
      ) * ${gap * 4}::integer as place
      from (
        select null::integer as removal, null::bigint as number, id, position
        from ${playlistTracks} where playlist_id = ${playlistId}::integer
        union all
        select r.id, e.number, (e.entry ->> 'id')::integer, (e.entry ->> 'position')::integer
        from ${playlistRemovals} r, jsonb_array_elements(r.entries) with ordinality e (entry, number)
        where r.playlist_id = ${playlistId}::integer
      ) entries
    ), removals as (
      update ${playlistRemovals} set entries = (
        select jsonb_agg(e.entry || jsonb_build_object('position', p.place) order by e.number)
        from jsonb_array_elements(${playlistRemovals.entries}) with ordinality e (entry, number)
        join places p on p.removal = ${playlistRemovals.id} and p.number = e.number
      ) where playlist_id = ${playlistId}::integer and jsonb_array_length(entries) > 0
    )
    update ${playlistTracks} set position = places.place
    from places where places.removal is null and places.id = ${playlistTracks.id}`);
}

/** Moves entries, in the given order, before another entry or to the end. Entries that are gone are left out. */
export async function moveTracks(
  db: Database,
  viewer: SignedInViewer,
  id: number,
  { ids, before, after }: MoveTracksInput,
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockForTracks(tx, viewer, id);
    const known = await tx
      .select({ id: playlistTracks.id })
      .from(playlistTracks)
      .where(and(eq(playlistTracks.playlist_id, id), among(playlistTracks.id, ids)));
    const knownIds = new Set(known.map((entry) => entry.id));
    const moved = [...new Set(ids)].filter((each) => knownIds.has(each));
    if (moved.length === 0) return;
    const previous = after ?? (before !== null && knownIds.has(before) ? before : undefined);
    const anchor = previous === undefined ? before : await entryAfter(tx, id, previous, moved);
    const positions = await freePositions(tx, id, anchor, moved.length, moved);
    await tx.execute(sql`update ${playlistTracks} set position = moved.position
      from unnest(${sql.param(moved)}::integer[], ${sql.param(positions)}::integer[]) as moved (id, position)
      where ${playlistTracks.id} = moved.id`);
    await touch(tx, id);
  });
}

/** The first entry after `entryId` that is not moved itself, or null at the end. */
async function entryAfter(tx: Database, playlistId: number, entryId: number, moved: number[]) {
  const [entry] = await tx
    .select({ position: playlistTracks.position })
    .from(playlistTracks)
    .where(and(eq(playlistTracks.playlist_id, playlistId), eq(playlistTracks.id, entryId)));
  if (!entry) return null;
  const [next] = await tx
    .select({ id: playlistTracks.id })
    .from(playlistTracks)
    .where(
      and(
        eq(playlistTracks.playlist_id, playlistId),
        gt(playlistTracks.position, entry.position),
        sql`not (${among(playlistTracks.id, moved)})`,
      ),
    )
    .orderBy(asc(playlistTracks.position))
    .limit(1);
  return next?.id ?? null;
}

/** Removes entries. Returns the id of the removal, with which they can be restored. */
export async function removeTracks(
  db: Database,
  viewer: SignedInViewer,
  id: number,
  ids: number[],
): Promise<number> {
  return db.transaction(async (tx) => {
    await lockForTracks(tx, viewer, id);
    const removed = await tx
      .delete(playlistTracks)
      .where(and(eq(playlistTracks.playlist_id, id), inArray(playlistTracks.id, ids)))
      .returning();
    const [removal] = await tx
      .insert(playlistRemovals)
      .values({ playlist_id: id, entries: removed.map(toStored) })
      .returning({ id: playlistRemovals.id });
    if (!removal) throw new Fault('The removal was not stored.');
    await touch(tx, id);
    return removal.id;
  });
}

const toStored = ({ id, track_id, position, added_by, added_at }: Entry) => ({
  id,
  track_id,
  position,
  added_by,
  added_at: added_at.toISOString(),
});

/** Brings removed entries back to their places. Doing it again changes nothing. */
export async function restoreTracks(
  db: Database,
  viewer: SignedInViewer,
  id: number,
  removalId: number,
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockForTracks(tx, viewer, id);
    const [removal] = await tx
      .select()
      .from(playlistRemovals)
      .where(and(eq(playlistRemovals.id, removalId), eq(playlistRemovals.playlist_id, id)));
    if (!removal || removal.created_at < oldestRestorable())
      throw notFound('These tracks cannot be restored any more.');
    // Tracks and people that were deleted in the meantime are left out.
    const { rows } = await tx.execute(sql`
      insert into ${playlistTracks} (id, playlist_id, track_id, position, added_by, added_at)
      overriding system value
      select e.id, ${id}::integer, e.track_id, e.position,
        (select u.id from ${users} u where u.id = e.added_by), e.added_at
      from jsonb_to_recordset(${JSON.stringify(removal.entries)}::jsonb)
        as e (id integer, track_id integer, position integer, added_by integer, added_at timestamptz)
      join ${tracks} t on t.id = e.track_id
      on conflict (id) do nothing
      returning id`);
    const count = await tx.$count(playlistTracks, eq(playlistTracks.playlist_id, id));
    if (rows.length > 0 && count > playlistLimits.tracks) throw isFull();
    if (await hasSharedPositions(tx, id))
      await spreadPositions(
        tx,
        id,
        rows.map((entry) => Number(entry.id)),
      );
    await touch(tx, id);
  });
}

/** Whether two entries have one position: other entries may have come to the places of removed ones. */
async function hasSharedPositions(tx: Database, playlistId: number): Promise<boolean> {
  const [shared] = await tx
    .select({ position: playlistTracks.position })
    .from(playlistTracks)
    .where(eq(playlistTracks.playlist_id, playlistId))
    .groupBy(playlistTracks.position)
    .having(sql`count(*) > 1`)
    .limit(1);
  return shared !== undefined;
}
