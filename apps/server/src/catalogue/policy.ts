import { hasPermission, type RecordPermissions } from '@segno/data/contract';
import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Viewer } from '../viewer/Viewer.ts';

interface Owned {
  owner_id: number | null;
}

/** Who may see and change the records of a resource. Each resource has one, in its `policy.ts`. */
export interface Policy<TRecord extends Owned = Owned> {
  /** What everybody sees. Lists that all people share, such as search, channels and charts, have nothing else. */
  isPublic: SQL;
  /** What a viewer may open: what is public, what is the viewer's own, and for an admin everything. */
  isVisible: (viewer: Viewer) => SQL;
  /** Whether a viewer may change and delete a record. */
  canEdit: (viewer: Viewer, record: TRecord) => boolean;
}

export interface PolicyInput {
  isPublic: SQL;
  /** The column with the id of the user who owns a record. */
  owner: PgColumn;
}

export const isAdmin = (viewer: Viewer): boolean => viewer.user !== null && hasPermission(viewer, 'admin');

/** The policy of records that are public or not, and belong to a user. */
export const ownedRecords = ({ isPublic, owner }: PolicyInput): Policy => ({
  isPublic,
  isVisible: (viewer) => {
    if (!viewer.user) return isPublic;
    return isAdmin(viewer) ? sql`true` : sql`(${isPublic} or ${owner} = ${viewer.user.id}::integer)`;
  },
  canEdit: (viewer, { owner_id }) => viewer.user !== null && (owner_id === viewer.user.id || isAdmin(viewer)),
});

/** What a viewer may do with a record, as its answer carries it (ACCESS-9). */
export function permissionsOf<TRecord extends Owned>(
  policy: Policy<TRecord>,
  viewer: Viewer,
  record: TRecord,
): RecordPermissions {
  viewer.onRecord?.(record);
  const canEdit = policy.canEdit(viewer, record);
  return { update: canEdit, delete: canEdit };
}
