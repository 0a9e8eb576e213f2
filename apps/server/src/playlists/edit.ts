import {
  canEditInWorkspace,
  checkQuota,
  type CreatePlaylistInput,
  type UpdatePlaylistInput,
} from '@segno/data/contract';
import { and, eq, isNull } from 'drizzle-orm';
import { named } from '../records/named.ts';
import type { Database } from '../db/Database.ts';
import { Fault } from '../Fault.ts';
import { notFound, Problem, unknownWorkspace } from '../http/Problem.ts';
import { permissionsOfUser } from '../roles/store.ts';
import { users } from '../users/table.ts';
import { isAdmin, type SignedInViewer } from '../viewer/Viewer.ts';
import { workspaces } from '../workspaces/table.ts';
import { insertTracks } from './entries.ts';
import { forbidden, lockForEdit, noSuchPlaylist } from './locks.ts';
import { canMove, playlistPolicy } from './policy.ts';
import { mostStored, oldestRestorable } from './restorable.ts';
import { playlists } from './table.ts';

/**
 * Creates a playlist of the viewer, or of a workspace in which the viewer may edit, within the quota of the permission
 * `playlists.create`. Returns its id.
 */
export async function createPlaylist(
  db: Database,
  viewer: SignedInViewer,
  { name, description, public: isPublic, collaborative, track_ids = [], rules = null }: CreatePlaylistInput,
  workspaceId: number | null,
): Promise<number> {
  if (workspaceId !== null && !canEditInWorkspace(viewer.workspaces.get(workspaceId)))
    throw viewersCannotCreate();
  return db.transaction(async (tx) => {
    if (workspaceId !== null) await keepWorkspace(tx, workspaceId);
    const owned = await lockOwned(tx, viewer.user.id);
    if (checkQuota(viewer, 'playlists.create', 'count', owned).overQuota) throw overQuota(owned);
    if ((await tx.$count(playlists, eq(playlists.owner_id, viewer.user.id))) >= mostStored.playlists)
      throw noRoom();
    const [created] = await tx
      .insert(playlists)
      .values({
        ...named(name),
        description: description || null,
        owner_id: viewer.user.id,
        workspace_id: workspaceId,
        public: isPublic ?? false,
        collaborative: collaborative ?? false,
        rules,
      })
      .returning();
    if (!created) throw new Fault('The playlist was not stored.');
    if (track_ids.length > 0 && rules === null) await insertTracks(tx, viewer, created, track_ids, null);
    return created.id;
  });
}

/** Until the transaction ends, the workspace is not deleted. Throws a 404 when it was. */
async function keepWorkspace(tx: Database, id: number) {
  const [found] = await tx
    .select({ id: workspaces.id })
    .from(workspaces)
    .where(eq(workspaces.id, id))
    .for('key share');
  if (!found) throw unknownWorkspace();
}

/** The number of playlists of a user. Until the transaction ends, others who count them wait. */
async function lockOwned(tx: Database, userId: number): Promise<number> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
  return tx.$count(playlists, and(eq(playlists.owner_id, userId), isNull(playlists.deleted_at)));
}

const viewersCannotCreate = () => forbidden('You can only view the playlists of this workspace.');

const noRoom = () =>
  new Problem({
    status: 422,
    code: 'too_many_playlists',
    message: 'You have no room for more playlists. What was deleted makes room after 30 days.',
  });

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
    const { rules: known } = await lockForEdit(tx, viewer, id);
    if (flags.rules && known === null)
      throw new Problem({
        status: 409,
        code: 'not_smart',
        message: 'A playlist with tracks of its own cannot have rules.',
      });
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
    if (!canMove(viewer, playlist)) throw forbidden('Only the person who created this playlist can move it.');
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
