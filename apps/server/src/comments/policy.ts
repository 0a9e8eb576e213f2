import { sql, type SQL } from 'drizzle-orm';
import { isBlockedPair } from '../users/blocks.ts';
import { isAdmin, type Viewer } from '../viewer/Viewer.ts';
import { comments } from './table.ts';

/**
 * Visible comments, the place of deleted ones that have replies, and the viewer's own hidden ones. Nobody sees the
 * comments of a person whom they blocked, or who blocked them.
 */
export const isCommentVisible = (viewer: Viewer): SQL => {
  const id = viewer.user?.id ?? null;
  const isListed = sql`(${comments.status} = 'visible' or (${comments.status} = 'deleted' and ${comments.replies_count} > 0))`;
  if (id === null) return isListed;
  if (isAdmin(viewer)) return sql`(${comments.status} <> 'deleted' or ${comments.replies_count} > 0)`;
  return sql`((${isListed} or (${comments.status} = 'hidden' and ${comments.user_id} = ${id}::integer))
    and not ${isBlockedPair(comments.user_id, id)})`;
};

/** Comments that everybody sees, and that take replies. */
export const isCommentPublic = sql`${comments.status} = 'visible'`;

/** Whether a viewer may change a comment. */
export const mayEditComment = (viewer: Viewer, comment: { user_id: number; status: string }): boolean =>
  comment.status !== 'deleted' && (comment.user_id === viewer.user?.id || isAdmin(viewer));
