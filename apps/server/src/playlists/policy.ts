import { sql } from 'drizzle-orm';
import { ownedRecords, type Policy } from '../catalogue/policy.ts';
import type { Viewer } from '../viewer/Viewer.ts';
import { playlists } from './table.ts';

/** Deleted playlists can be restored for some time; until then nobody sees them. */
const exists = sql`${playlists.deleted_at} is null`;
const owned = ownedRecords({ isPublic: sql`${playlists.public}`, owner: playlists.owner_id });

/**
 * A private playlist is visible to its owner. A collaborative one can be opened by all signed-in people: ids can
 * be guessed, so an address is no secret. No list shows it unless it is public.
 */
export const playlistPolicy: Policy = {
  isPublic: sql`(${owned.isPublic} and ${exists})`,
  isVisible: (viewer) =>
    viewer.user
      ? sql`((${owned.isVisible(viewer)} or ${playlists.collaborative}) and ${exists})`
      : sql`(${owned.isPublic} and ${exists})`,
  canEdit: owned.canEdit,
};

/** Whether a viewer may add, move and remove the tracks of a playlist. */
export const canEditTracks = (viewer: Viewer, playlist: { owner_id: number; collaborative: boolean }) =>
  viewer.user !== null && (playlist.collaborative || playlistPolicy.canEdit(viewer, playlist));
