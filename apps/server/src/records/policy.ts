import type { RecordPermissions } from '@segno/data/contract';
import { type Param, type Placeholder, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { isAdmin, type Viewer } from '../viewer/Viewer.ts';

interface Owned {
  owner_id: number | null;
}

/** The viewers for whom the conditions of visibility have the same text. */
export type ViewerKind = 'guest' | 'user' | 'admin';

/** Who may see and change the records of a resource. Each resource has one, in its `policy.ts`. */
export interface Policy<TRecord extends Owned = Owned> {
  /** What everybody sees. Lists that all people share, such as search, channels and charts, have nothing else. */
  isPublic: SQL;
  /**
   * What a viewer may open: what is public, what is the viewer's own, and for an admin everything. For a kind of viewers
   * it has placeholders, which `valuesOf` fills.
   */
  isVisible: (viewer: Viewer | ViewerKind) => SQL;
  /** Whether a viewer may change and delete a record. */
  canEdit: (viewer: Viewer, record: TRecord) => boolean;
}

export interface PolicyInput {
  isPublic: SQL;
  /** The column with the id of the user who owns a record. */
  owner: PgColumn;
}

export const kindOf = (viewer: Viewer | ViewerKind): ViewerKind => {
  if (typeof viewer === 'string') return viewer;
  if (!viewer.user) return 'guest';
  return isAdmin(viewer) ? 'admin' : 'user';
};

/** The values of the placeholders in conditions for a kind of viewers. */
export const valuesOf = (viewer: Viewer): Record<string, unknown> => ({
  viewer: viewer.user?.id,
  workspaces: [...viewer.workspaces.keys()],
  collaborations: [...viewer.collaborations],
});

/** The id of the viewer as a part of a condition. */
export const viewerId = (viewer: Viewer | ViewerKind): number | null | Placeholder =>
  typeof viewer === 'string' ? sql.placeholder('viewer') : (viewer.user?.id ?? null);

/** The ids of the viewer's workspaces as a part of a condition. */
export const workspaceIds = (viewer: Viewer | ViewerKind): Param | Placeholder =>
  typeof viewer === 'string' ? sql.placeholder('workspaces') : sql.param([...viewer.workspaces.keys()]);

/** The ids of the playlists that the viewer edits with others, as a part of a condition. */
export const collaborationIds = (viewer: Viewer | ViewerKind): Param | Placeholder =>
  typeof viewer === 'string' ? sql.placeholder('collaborations') : sql.param([...viewer.collaborations]);

/** The policy of records that are public or not, and belong to a user. */
export const ownedRecords = ({ isPublic, owner }: PolicyInput): Policy => ({
  isPublic,
  isVisible: (viewer) => {
    const kind = kindOf(viewer);
    if (kind === 'guest') return isPublic;
    return kind === 'admin' ? sql`true` : sql`(${isPublic} or ${owner} = ${viewerId(viewer)}::integer)`;
  },
  canEdit: (viewer, { owner_id }) => viewer.user !== null && (owner_id === viewer.user.id || isAdmin(viewer)),
});

/** What a viewer may do with a record, as its response carries it (ACCESS-9). */
export function permissionsOf<TRecord extends Owned>(
  policy: Policy<TRecord>,
  viewer: Viewer,
  record: TRecord,
): RecordPermissions {
  viewer.onRecord?.(record);
  const canEdit = policy.canEdit(viewer, record);
  return { update: canEdit, delete: canEdit };
}
