import {
  canEditInWorkspace,
  checkQuota,
  playlistLimits,
  type AddTracksInput,
  type CreatePlaylistInput,
  type MoveTracksInput,
  type UpdatePlaylistInput,
} from '@segno/data/contract';
import { and, asc, eq, gt, inArray, isNull, lt, sql } from 'drizzle-orm';
import { named } from '../catalogue/named.ts';
import { isAdmin } from '../catalogue/policy.ts';
import { among } from '../catalogue/Listing.ts';
import type { Database } from '../db/Database.ts';
import { Fault } from '../Fault.ts';
import { notFound, Problem } from '../http/Problem.ts';
import { notifyPlaylistOwner } from '../notifications/notify.ts';
import { permissionsOfUser } from '../roles/store.ts';
import { trackPolicy } from '../tracks/policy.ts';
import { tracks } from '../tracks/table.ts';
import { users } from '../users/table.ts';
import type { SignedInViewer } from '../viewer/requireUser.ts';
import { workspaces } from '../workspaces/table.ts';
import { canEditTracks, playlistPolicy } from './policy.ts';
import { playlistRemovals, playlists, playlistTracks } from './table.ts';

/** The distance between the positions of new entries, so that others fit between them. */
const gap = 1024;
/** The greatest position before all entries get new ones. */
const mostPosition = 2_000_000_000;

/** How long a deleted playlist and removed entries can be restored, in days. */
const restorableDays = 30;
const oldestRestorable = () => new Date(Date.now() - restorableDays * 86_400_000);

type Row = typeof playlists.$inferSelect;
type Entry = typeof playlistTracks.$inferSelect;

const noSuchPlaylist = () => notFound('This playlist does not exist, or is not public.');
const forbidden = (message = 'You cannot change this playlist.') =>
  new Problem({ status: 403, code: 'forbidden', message });

/**
 * Locks a playlist that the viewer may see until the transaction ends, so that operations of several people on its
 * entries run one after the other.
 */
async function lockPlaylist(tx: Database, viewer: SignedInViewer, id: number): Promise<Row> {
  const [found] = await tx
    .select()
    .from(playlists)
    .where(and(eq(playlists.id, id), playlistPolicy.isVisible(viewer)))
    .for('no key update');
  if (!found) throw noSuchPlaylist();
  return found;
}

/** As `lockPlaylist`, for changes that the owner makes. */
export async function lockForEdit(tx: Database, viewer: SignedInViewer, id: number): Promise<Row> {
  const playlist = await lockPlaylist(tx, viewer, id);
  if (!playlistPolicy.canEdit(viewer, playlist)) throw forbidden();
  return playlist;
}

async function lockForTracks(tx: Database, viewer: SignedInViewer, id: number): Promise<Row> {
  const playlist = await lockPlaylist(tx, viewer, id);
  if (!canEditTracks(viewer, playlist)) throw forbidden();
  return playlist;
}

const touch = (tx: Database, id: number) =>
  tx.update(playlists).set({ updated_at: new Date() }).where(eq(playlists.id, id));

/**
 * Creates a playlist of the viewer, or of a workspace in which the viewer may edit, within the quota of the permission
 * `playlists.create`. Returns its id.
 */
export async function createPlaylist(
  db: Database,
  viewer: SignedInViewer,
  { name, description, public: isPublic, collaborative, track_ids = [] }: CreatePlaylistInput,
  workspaceId: number | null,
): Promise<number> {
  if (workspaceId !== null && !canEditInWorkspace(viewer.workspaces.get(workspaceId)))
    throw viewersCannotCreate();
  return db.transaction(async (tx) => {
    const owned = await lockOwned(tx, viewer.user.id);
    if (checkQuota(viewer, 'playlists.create', 'count', owned).overQuota) throw overQuota(owned);
    const [created] = await tx
      .insert(playlists)
      .values({
        ...named(name),
        description: description || null,
        owner_id: viewer.user.id,
        workspace_id: workspaceId,
        public: isPublic ?? false,
        collaborative: collaborative ?? false,
      })
      .returning();
    if (!created) throw new Fault('The playlist was not stored.');
    if (track_ids.length > 0) await insertTracks(tx, viewer, created, track_ids, null);
    return created.id;
  });
}

/** The number of playlists of a user. Until the transaction ends, others who count them wait. */
async function lockOwned(tx: Database, userId: number): Promise<number> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
  return tx.$count(playlists, and(eq(playlists.owner_id, userId), isNull(playlists.deleted_at)));
}

const viewersCannotCreate = () => forbidden('You can only view the playlists of this workspace.');

const overQuota = (owned: number) =>
  new Problem({
    status: 403,
    code: 'over_quota',
    message: `You have ${owned === 1 ? 'one playlist' : `${owned} playlists`}, which is all that your plan includes.`,
    action: { label: 'Upgrade', action: '/pricing' },
  });

/** Changes properties of a playlist; those that are missing stay. */
export async function updatePlaylist(
  db: Database,
  viewer: SignedInViewer,
  id: number,
  { name, description, ...flags }: UpdatePlaylistInput,
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockForEdit(tx, viewer, id);
    await tx
      .update(playlists)
      .set({
        ...(name !== undefined && named(name)),
        ...(description !== undefined && { description: description || null }),
        ...flags,
        updated_at: new Date(),
      })
      .where(eq(playlists.id, id));
  });
}

/**
 * Moves a playlist of the viewer into a workspace in which the viewer may edit; with null out of its workspace. It stays
 * a playlist of the person who created it.
 */
export async function movePlaylist(
  db: Database,
  viewer: SignedInViewer,
  id: number,
  workspaceId: number | null,
): Promise<void> {
  await db.transaction(async (tx) => {
    const playlist = await lockForEdit(tx, viewer, id);
    const isOwn = playlist.owner_id === viewer.user.id || isAdmin(viewer);
    if (!isOwn) throw forbidden('Only the person who created this playlist can move it.');
    if (workspaceId !== null) await requireEditing(tx, viewer, workspaceId);
    await tx.update(playlists).set({ workspace_id: workspaceId }).where(eq(playlists.id, id));
  });
}

/** Throws unless the viewer may edit in a workspace, which exists until the transaction ends. */
async function requireEditing(tx: Database, viewer: SignedInViewer, id: number) {
  const role = isAdmin(viewer) ? 'owner' : viewer.workspaces.get(id);
  const found = role && (await tx.select().from(workspaces).where(eq(workspaces.id, id)).for('key share'));
  if (!found?.[0]) throw notFound('This workspace does not exist, or you are not a member.');
  if (!canEditInWorkspace(role)) throw viewersCannotCreate();
}

/** Deletes a playlist. It can be restored for 30 days. */
export async function deletePlaylist(db: Database, viewer: SignedInViewer, id: number): Promise<void> {
  await db.transaction(async (tx) => {
    await lockForEdit(tx, viewer, id);
    await tx.update(playlists).set({ deleted_at: new Date() }).where(eq(playlists.id, id));
  });
}

/**
 * Restores a deleted playlist, within the quota of the person who created it. Restoring one that exists changes nothing.
 */
export async function restorePlaylist(db: Database, viewer: SignedInViewer, id: number): Promise<void> {
  await db.transaction(async (tx) => {
    const [known] = await tx.select().from(playlists).where(eq(playlists.id, id));
    if (!known || !playlistPolicy.canEdit(viewer, known)) throw noSuchPlaylist();
    const owned = await lockOwned(tx, known.owner_id);
    // Another request may have restored it before the lock.
    const [found] = await tx.select().from(playlists).where(eq(playlists.id, id)).for('no key update');
    if (!found || (found.deleted_at && found.deleted_at < oldestRestorable())) throw noSuchPlaylist();
    if (!found.deleted_at) return;
    const isOwn = found.owner_id === viewer.user.id;
    const { permissions } =
      isOwn || isAdmin(viewer) ? viewer.user : { permissions: await permissionsOfUser(tx, found.owner_id) };
    const creator = { ...viewer, user: { ...viewer.user, permissions } };
    if (checkQuota(creator, 'playlists.create', 'count', owned).overQuota)
      throw isOwn ? overQuota(owned) : forbidden('Its creator has as many playlists as the plan includes.');
    await tx.update(playlists).set({ deleted_at: null }).where(eq(playlists.id, id));
  });
}

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
    if (known.size > 0 && duplicates === 'refuse') throw hasDuplicates(known.size, track_ids.length);
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
    code: 'duplicate_tracks',
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

async function insertTracks(
  tx: Database,
  viewer: SignedInViewer,
  playlist: Row,
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
  const positions = await freePositions(tx, playlist.id, before, added.length, []);
  const inserted = await tx
    .insert(playlistTracks)
    .values(
      added.map((track_id, index) => ({
        playlist_id: playlist.id,
        track_id,
        position: positions[index] ?? 0,
        added_by: viewer.user.id,
      })),
    )
    .returning({ id: playlistTracks.id, position: playlistTracks.position });
  return inserted.toSorted((a, b) => a.position - b.position).map((entry) => entry.id);
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
    return { start, step, isFree: step >= 1 && start + step * count < mostPosition };
  };
  let place = await find();
  if (!place.isFree) {
    await tx.execute(sql`update ${playlistTracks} set position = ordered.place * ${gap * 4}::integer
      from (select id, row_number() over (order by position, id) as place
        from ${playlistTracks} where playlist_id = ${playlistId}::integer) ordered
      where ${playlistTracks.id} = ordered.id`);
    place = await find();
  }
  return Array.from({ length: count }, (_, index) => place.start + place.step * (index + 1));
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
    await touch(tx, id);
  });
}

/** Deletes what cannot be restored any more. */
export async function deleteUnrestorable(db: Database): Promise<void> {
  const oldest = oldestRestorable();
  await db.delete(playlists).where(lt(playlists.deleted_at, oldest));
  await db.delete(playlistRemovals).where(lt(playlistRemovals.created_at, oldest));
}
