import { canEditInWorkspace } from '@segno/data/contract';
import { sql } from 'drizzle-orm';
import { collaborationIds, kindOf, type Policy, viewerId, workspaceIds } from '../records/policy.ts';
import { isAdmin, type Viewer } from '../viewer/Viewer.ts';
import { hasBlocked } from '../users/blocks.ts';
import { playlists } from './table.ts';

/** The columns of a playlist that decide who may change it. */
export interface OwnedPlaylist {
  owner_id: number;
  workspace_id: number | null;
}

/** Deleted playlists can be restored for some time; until then nobody sees them. */
const exists = sql`${playlists.deleted_at} is null`;
const isPublic = sql`(${playlists.public} and ${exists})`;

/** A condition: whether a playlist belongs to this user alone. The creator has no rights in a playlist of a workspace. */
export const belongsTo = (userId: ReturnType<typeof viewerId>) =>
  sql`(${playlists.workspace_id} is null and ${playlists.owner_id} = ${userId}::integer)`;

/** Whether a playlist belongs to a viewer alone, or to a workspace of the viewer. Administrators own nothing by that role. */
export const isOwn = ({ user, workspaces }: Viewer, { owner_id, workspace_id }: OwnedPlaylist): boolean =>
  workspace_id === null ? owner_id === user?.id : workspaces.has(workspace_id);

/** `isOwn` as a condition. */
export const ownedBy = (viewer: Viewer) =>
  sql`(${belongsTo(viewerId(viewer))} or ${playlists.workspace_id} = any(${workspaceIds(viewer)}::integer[]))`;

/**
 * A private playlist is visible to its owner, one of a workspace to the members of the workspace, and a collaborative one
 * to the people who joined it by its link (PLAYLIST-8).
 */
export const playlistPolicy: Policy<OwnedPlaylist> = {
  isPublic,
  isVisible: (viewer) => {
    const kind = kindOf(viewer);
    if (kind === 'guest') return isPublic;
    if (kind === 'admin') return exists;
    return sql`((${playlists.public} or ${belongsTo(viewerId(viewer))}
      or (${playlists.collaborative} and ${playlists.id} = any(${collaborationIds(viewer)}::integer[]))
      or ${playlists.workspace_id} = any(${workspaceIds(viewer)}::integer[]))
      and not ${hasBlocked(playlists.owner_id, viewerId(viewer))} and ${exists})`;
  },
  canEdit: (viewer, { owner_id, workspace_id }) => {
    if (!viewer.user) return false;
    if (isAdmin(viewer)) return true;
    return workspace_id === null
      ? owner_id === viewer.user.id
      : canEditInWorkspace(viewer.workspaces.get(workspace_id));
  },
};

/** Whether a viewer may take a playlist into a workspace or out of it: its creator, who may edit it where it is. */
export const canMove = (viewer: Viewer, playlist: OwnedPlaylist): boolean =>
  playlistPolicy.canEdit(viewer, playlist) && (playlist.owner_id === viewer.user?.id || isAdmin(viewer));

/** Whether a viewer may add, move and remove the tracks of a playlist. */
export function canEditTracks(
  viewer: Viewer,
  playlist: OwnedPlaylist & { id: number; collaborative: boolean },
): boolean {
  viewer.onRecord?.({ ...playlist, collaboration_id: playlist.id });
  if (!viewer.user) return false;
  const joined = playlist.collaborative && viewer.collaborations.has(playlist.id);
  return joined || playlistPolicy.canEdit(viewer, playlist);
}
