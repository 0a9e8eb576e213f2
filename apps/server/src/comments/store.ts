import type { Comment, CommentOrder, CommentTarget, Page, PageInput } from '@segno/data/contract';
import { and, eq, isNull, sql, type SQL } from 'drizzle-orm';
import { albumPolicy } from '../albums/policy.ts';
import { albums } from '../albums/table.ts';
import type { Database } from '../db/Database.ts';
import { notFound } from '../http/Problem.ts';
import { among, inOrder, listPage, type Listing } from '../records/Listing.ts';
import { trackPolicy } from '../tracks/policy.ts';
import { tracks } from '../tracks/table.ts';
import { imageOfUser } from '../users/imageOfUser.ts';
import { users } from '../users/table.ts';
import type { Viewer } from '../viewer/Viewer.ts';
import { isCommentVisible, mayEditComment } from './policy.ts';
import { commentLikes, comments } from './table.ts';

const listing = {
  table: comments,
  id: comments.id,
  visible: sql`true`,
  orders: {
    newest: { key: comments.created_at, kind: 'instant', isDescending: true },
    oldest: { key: comments.created_at, kind: 'instant', isDescending: false },
    position: { key: sql`coalesce(${comments.position}, 2147483647)`, kind: 'number', isDescending: false },
  },
} satisfies Listing<CommentOrder>;

/** The comment's column that names a target of a kind. */
export const targetColumn = (target: CommentTarget) =>
  target === 'tracks' ? comments.track_id : comments.album_id;

/** What a comment needs to know of its target. */
export interface Target {
  id: number;
  name: string;
  slug: string;
  owner_id: number | null;
  comments_disabled: boolean;
}

/** The track or album of comments. Throws a 404 unless the viewer may see it. */
export async function requireTarget(
  db: Database,
  viewer: Viewer,
  target: CommentTarget,
  id: number,
): Promise<Target> {
  const table = target === 'tracks' ? tracks : albums;
  const policy = target === 'tracks' ? trackPolicy : albumPolicy;
  const [found] = await db
    .select({
      id: table.id,
      name: table.name,
      slug: table.slug,
      owner_id: table.owner_id,
      comments_disabled: table.comments_disabled,
    })
    .from(table)
    .where(and(eq(table.id, id), policy.isVisible(viewer)));
  if (!found) throw notFound();
  return found;
}

const selectComments = (db: Database, viewer: Viewer, where: SQL) =>
  db
    .select({
      id: comments.id,
      parent_id: comments.parent_id,
      user_id: comments.user_id,
      name: users.name,
      image: imageOfUser,
      text: comments.text,
      position: comments.position,
      likes_count: comments.likes_count,
      replies_count: comments.replies_count,
      status: comments.status,
      created_at: comments.created_at,
      updated_at: comments.updated_at,
      is_liked: sql<boolean>`exists (select 1 from ${commentLikes} l
        where l.comment_id = ${comments.id} and l.user_id = ${viewer.user?.id ?? null}::integer)`,
    })
    .from(comments)
    .innerJoin(users, eq(users.id, comments.user_id))
    .where(and(isCommentVisible(viewer), where));

type Row = Awaited<ReturnType<typeof selectComments>>[number];

const toComment = (viewer: Viewer, found: Row): Comment => {
  const isDeleted = found.status === 'deleted';
  const may = mayEditComment(viewer, found);
  return {
    id: found.id,
    parent_id: found.parent_id,
    user: isDeleted ? null : { id: found.user_id, name: found.name, image: found.image },
    text: isDeleted ? '' : found.text,
    position: found.position,
    likes_count: found.likes_count,
    replies_count: found.replies_count,
    is_liked: found.is_liked,
    status: found.status,
    created_at: found.created_at.toISOString(),
    updated_at: found.updated_at.toISOString(),
    permissions: { update: may, delete: may },
  };
};

/** The comments on a track or an album, or the replies to one of them. */
export async function listComments(
  db: Database,
  viewer: Viewer,
  target: CommentTarget,
  id: number,
  { order = 'newest', parent, ...page }: PageInput & { order?: CommentOrder; parent?: number },
): Promise<Page<Comment>> {
  await requireTarget(db, viewer, target, id);
  const filters = [
    eq(targetColumn(target), id),
    parent === undefined ? isNull(comments.parent_id) : eq(comments.parent_id, parent),
    isCommentVisible(viewer),
  ];
  return listPage(
    db,
    listing,
    { ...page, order: parent === undefined ? order : 'oldest', filters },
    async (ids) =>
      ids.length === 0
        ? []
        : inOrder(
            ids,
            (await selectComments(db, viewer, among(comments.id, ids))).map((each) =>
              toComment(viewer, each),
            ),
          ),
  );
}

/** A comment that the viewer may see. */
export async function findComment(db: Database, viewer: Viewer, id: number): Promise<Comment> {
  const [found] = await selectComments(db, viewer, eq(comments.id, id));
  if (!found) throw notFound('This comment does not exist, or not any more.');
  return toComment(viewer, found);
}
