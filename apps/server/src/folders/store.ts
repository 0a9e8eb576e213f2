import {
  type Folder,
  type Folders,
  maxFolders,
  type NewFolder,
  type PlacePlaylists,
  type UpdateFolder,
} from '@segno/data/contract';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../db/Database.ts';
import { Fault } from '../Fault.ts';
import { notFound, Problem } from '../http/Problem.ts';
import { playlistFollows } from '../likes/table.ts';
import { ownedBy, playlistPolicy } from '../playlists/policy.ts';
import { playlists } from '../playlists/table.ts';
import { users } from '../users/table.ts';
import type { SignedInViewer } from '../viewer/Viewer.ts';
import { playlistFolders, playlistPlaces } from './table.ts';

const columns = { id: playlistFolders.id, name: playlistFolders.name, parent_id: playlistFolders.parent_id };

const noSuchFolder = () => notFound('There is no such folder.');
const tooDeep = () =>
  new Problem({ status: 422, code: 'too_deep', message: 'Folders can be nested two deep.' });

/** The folders of a person, and the playlists in them. */
export async function findFolders(db: Database, userId: number): Promise<Folders> {
  const folders = await db
    .select(columns)
    .from(playlistFolders)
    .where(eq(playlistFolders.user_id, userId))
    .orderBy(asc(playlistFolders.position), asc(playlistFolders.id));
  const places = await db
    .select({ playlist_id: playlistPlaces.playlist_id, folder_id: playlistPlaces.folder_id })
    .from(playlistPlaces)
    .where(eq(playlistPlaces.user_id, userId))
    .orderBy(asc(playlistPlaces.playlist_id));
  return { folders, places };
}

/** Locks the folders of a person until the transaction ends, so that their depth cannot change meanwhile. */
const lockFolders = async (tx: Database, userId: number) => {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
  return tx.select(columns).from(playlistFolders).where(eq(playlistFolders.user_id, userId));
};

/** Throws unless a folder can be inside another one. */
function requireParent(known: Folder[], parentId: number | null, folder?: number) {
  if (parentId === null) return;
  const parent = known.find(({ id }) => id === parentId);
  if (!parent) throw noSuchFolder();
  const hasFolders = known.some(({ parent_id }) => parent_id === folder && folder !== undefined);
  if (parent.parent_id !== null || parent.id === folder || hasFolders) throw tooDeep();
}

export const createFolder = (
  db: Database,
  userId: number,
  { name, parent_id = null }: NewFolder,
): Promise<Folder> =>
  db.transaction(async (tx) => {
    const known = await lockFolders(tx, userId);
    if (known.length >= maxFolders)
      throw new Problem({
        status: 422,
        code: 'too_many_folders',
        message: 'You have as many folders as is possible.',
      });
    requireParent(known, parent_id);
    const [created] = await tx
      .insert(playlistFolders)
      .values({ user_id: userId, name, parent_id, position: known.length })
      .returning(columns);
    if (!created) throw new Fault('The folder was not stored.');
    return created;
  });

/** Renames a folder of a person, or moves it. */
export const updateFolder = (
  db: Database,
  userId: number,
  id: number,
  changes: UpdateFolder,
): Promise<Folder> =>
  db.transaction(async (tx) => {
    const known = await lockFolders(tx, userId);
    const folder = known.find((each) => each.id === id);
    if (!folder) throw noSuchFolder();
    if (changes.parent_id !== undefined) requireParent(known, changes.parent_id, id);
    const [updated] = await tx
      .update(playlistFolders)
      .set({ ...changes, updated_at: new Date() })
      .where(eq(playlistFolders.id, id))
      .returning(columns);
    return updated ?? folder;
  });

/** Deletes a folder of a person. Its folders and playlists move into the folder around it. */
export async function deleteFolder(db: Database, userId: number, id: number): Promise<void> {
  await db.transaction(async (tx) => {
    const folder = (await lockFolders(tx, userId)).find((each) => each.id === id);
    if (!folder) throw noSuchFolder();
    const { parent_id } = folder;
    await tx.update(playlistFolders).set({ parent_id }).where(eq(playlistFolders.parent_id, id));
    if (parent_id !== null)
      await tx.update(playlistPlaces).set({ folder_id: parent_id }).where(eq(playlistPlaces.folder_id, id));
    await tx.delete(playlistFolders).where(eq(playlistFolders.id, id));
  });
}

/** Moves playlists of a person's library into a folder, or out of all. Others are left out. */
export async function placePlaylists(
  db: Database,
  viewer: SignedInViewer,
  { playlist_ids, folder_id }: PlacePlaylists,
): Promise<void> {
  const { id: userId } = viewer.user;
  const wanted = sql`${sql.param(playlist_ids)}::integer[]`;
  await db.transaction(async (tx) => {
    if (folder_id === null) {
      await tx
        .delete(playlistPlaces)
        .where(and(eq(playlistPlaces.user_id, userId), sql`${playlistPlaces.playlist_id} = any(${wanted})`));
      return;
    }
    const known = await lockFolders(tx, userId);
    if (!known.some(({ id }) => id === folder_id)) throw noSuchFolder();
    await tx.execute(sql`
      insert into ${playlistPlaces} (user_id, playlist_id, folder_id)
      select ${userId}::integer, ${playlists.id}, ${folder_id}::integer from ${playlists}
      where ${playlists.id} = any(${wanted}) and ${playlistPolicy.isVisible(viewer)}
        and (${ownedBy(viewer)} or ${playlists.id} in (
          select f.record_id from ${playlistFollows} f where f.user_id = ${userId}::integer))
      on conflict (user_id, playlist_id) do update set folder_id = excluded.folder_id`);
  });
}
