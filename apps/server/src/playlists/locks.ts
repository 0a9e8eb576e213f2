import { and, eq } from 'drizzle-orm';
import type { Database } from '../db/Database.ts';
import { notFound, Problem } from '../http/Problem.ts';
import type { SignedInViewer } from '../viewer/Viewer.ts';
import { canEditTracks, playlistPolicy } from './policy.ts';
import { playlists } from './table.ts';

export type PlaylistRow = typeof playlists.$inferSelect;

export const noSuchPlaylist = () => notFound('This playlist does not exist, or is not public.');
export const forbidden = (message = 'You cannot change this playlist.') =>
  new Problem({ status: 403, code: 'forbidden', message });

const isSmart = () =>
  new Problem({
    status: 409,
    code: 'smart_playlist',
    message: 'The tracks of a smart playlist are found by its rules.',
  });

/**
 * Locks a playlist that the viewer may see until the transaction ends, so that operations of several people on its
 * entries run one after the other.
 */
async function lockPlaylist(tx: Database, viewer: SignedInViewer, id: number): Promise<PlaylistRow> {
  const [found] = await tx
    .select()
    .from(playlists)
    .where(and(eq(playlists.id, id), playlistPolicy.isVisible(viewer)))
    .for('no key update');
  if (!found) throw noSuchPlaylist();
  return found;
}

/** As `lockPlaylist`, for changes that the owner makes. */
export async function lockForEdit(tx: Database, viewer: SignedInViewer, id: number): Promise<PlaylistRow> {
  const playlist = await lockPlaylist(tx, viewer, id);
  if (!playlistPolicy.canEdit(viewer, playlist)) throw forbidden();
  return playlist;
}

/** As `lockPlaylist`, for changes of its entries. */
export async function lockForTracks(tx: Database, viewer: SignedInViewer, id: number): Promise<PlaylistRow> {
  const playlist = await lockPlaylist(tx, viewer, id);
  if (!canEditTracks(viewer, playlist)) throw forbidden();
  if (playlist.rules !== null) throw isSmart();
  return playlist;
}
