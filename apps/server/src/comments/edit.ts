import {
  type CommentTarget,
  type NewComment,
  type ReportReason,
  trackPath,
  albumPath,
} from '@segno/data/contract';
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import { albums } from '../albums/table.ts';
import { countAttempt } from '../attempts/store.ts';
import { isBlockedPair } from '../users/blocks.ts';
import type { Database } from '../db/Database.ts';
import { Fault } from '../Fault.ts';
import { notFound, Problem } from '../http/Problem.ts';
import { notifyComment } from '../notifications/notifySocial.ts';
import { tracks } from '../tracks/table.ts';
import type { SignedInViewer } from '../viewer/Viewer.ts';
import { isCommentPublic, isCommentVisible, mayEditComment } from './policy.ts';
import { requireTarget, targetColumn } from './store.ts';
import { commentDeletions, commentLikes, commentReports, comments } from './table.ts';

/** How many comments and reports a person may send. */
const limit = { most: 10, seconds: 60 };
/** A comment with this many reports is hidden until an admin has decided. */
const reportsToHide = 3;
/** How long a deleted comment can be restored, in milliseconds. */
const restorableFor = 3_600_000;
const oldestRestorable = () => new Date(Date.now() - restorableFor);

const noSuchComment = () => notFound('This comment does not exist, or not any more.');
const forbidden = () =>
  new Problem({ status: 403, code: 'forbidden', message: 'You cannot change this comment.' });

/** Control characters, which are not seen, and marks that change the direction of other texts. */
const unwanted = /[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu;
/** The lines of a text, with at most one empty line between two others. */
const plain = (text: string) =>
  text
    .split(/\r\n?|\n/)
    .map((line) => line.replace(unwanted, ''))
    .join('\n')
    .replace(/\n{3,}/g, '\n\n');

const addToTarget = (tx: Database, row: { track_id: number | null; album_id: number | null }, by: 1 | -1) =>
  tx.execute(
    row.track_id === null
      ? sql`update ${albums} set comments_count = greatest(comments_count + ${by}::integer, 0) where id = ${row.album_id}::integer`
      : sql`update ${tracks} set comments_count = greatest(comments_count + ${by}::integer, 0) where id = ${row.track_id}::integer`,
  );

const addReplies = (tx: Database, parentId: number | null, by: 1 | -1) =>
  parentId === null
    ? undefined
    : tx.execute(sql`update ${comments} set replies_count = greatest(replies_count + ${by}::integer, 0)
        where id = ${parentId}::integer`);

/** Adds a comment, and tells the person whom it answers, or the owner of the track or album. Returns its id. */
export async function addComment(
  db: Database,
  viewer: SignedInViewer,
  target: CommentTarget,
  id: number,
  { text, position = null, parent_id = null }: NewComment,
): Promise<number> {
  const about = await requireTarget(db, viewer, target, id);
  if (about.comments_disabled)
    throw new Problem({ status: 403, code: 'forbidden', message: 'Comments are turned off here.' });
  await countAttempt(db, `comment ${viewer.user.id}`, limit);
  return db.transaction(async (tx) => {
    const [parent] =
      parent_id === null
        ? []
        : await tx
            .select()
            .from(comments)
            .where(
              and(
                eq(comments.id, parent_id),
                eq(targetColumn(target), id),
                isCommentPublic,
                sql`not ${isBlockedPair(comments.user_id, viewer.user.id)}`,
              ),
            )
            .for('no key update');
    if (parent_id !== null && !parent) throw noSuchComment();
    // An answer to a reply belongs to the comment above it.
    const top = parent?.parent_id ?? parent?.id ?? null;
    const [added] = await tx
      .insert(comments)
      .values({
        [target === 'tracks' ? 'track_id' : 'album_id']: id,
        user_id: viewer.user.id,
        parent_id: top,
        text: plain(text),
        position: target === 'tracks' && top === null ? position : null,
      })
      .returning();
    if (!added) throw new Fault('The comment was not stored.');
    await addReplies(tx, top, 1);
    await addToTarget(tx, added, 1);
    const reader = parent?.user_id ?? about.owner_id;
    const path = target === 'tracks' ? trackPath(about) : albumPath(about);
    if (reader !== null)
      await notifyComment(tx, reader, viewer.user, parent ? 'reply' : 'comment', about.name, path);
    return added.id;
  });
}

async function lockComment(tx: Database, viewer: SignedInViewer, id: number) {
  const [found] = await tx
    .select()
    .from(comments)
    .where(and(eq(comments.id, id), isCommentVisible(viewer)))
    .for('no key update');
  if (!found) throw noSuchComment();
  return found;
}

export async function updateComment(
  db: Database,
  viewer: SignedInViewer,
  id: number,
  text: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    const found = await lockComment(tx, viewer, id);
    if (!mayEditComment(viewer, found)) throw forbidden();
    await tx
      .update(comments)
      .set({ text: plain(text) })
      .where(eq(comments.id, id));
  });
}

/** `updated_at` stays, because it says when the author changed the text. */
const setStatus = (
  tx: Database,
  { id, updated_at }: { id: number; updated_at: Date },
  status: 'visible' | 'deleted',
  text: string,
) => tx.update(comments).set({ status, text, updated_at }).where(eq(comments.id, id));

/**
 * Deletes a comment. Its place stays while it has replies. The viewer can restore a visible one for an hour; a hidden
 * one waits for a decision about it and is gone at once.
 */
export async function deleteComment(db: Database, viewer: SignedInViewer, id: number): Promise<void> {
  await db.transaction(async (tx) => {
    const found = await lockComment(tx, viewer, id);
    if (!mayEditComment(viewer, found)) throw forbidden();
    await setStatus(tx, found, 'deleted', '');
    if (found.status === 'visible') {
      await tx.insert(commentDeletions).values({ comment_id: id, user_id: viewer.user.id, text: found.text });
      await addToTarget(tx, found, -1);
    }
    await addReplies(tx, found.parent_id, -1);
  });
}

/** Restores a comment that the viewer deleted within the last hour. Throws a 404 for every other one. */
export async function restoreComment(db: Database, viewer: SignedInViewer, id: number): Promise<void> {
  await db.transaction(async (tx) => {
    const [found] = await tx.select().from(comments).where(eq(comments.id, id)).for('no key update');
    const [deletion] = await tx
      .delete(commentDeletions)
      .where(
        and(
          eq(commentDeletions.comment_id, id),
          eq(commentDeletions.user_id, viewer.user.id),
          gt(commentDeletions.created_at, oldestRestorable()),
        ),
      )
      .returning();
    if (!found || !deletion) throw noSuchComment();
    await setStatus(tx, found, 'visible', deletion.text);
    await addToTarget(tx, found, 1);
    await addReplies(tx, found.parent_id, 1);
  });
}

/** Deletes the texts of comments that cannot be restored any more. */
export const deleteUnrestorableComments = (db: Database) =>
  db.delete(commentDeletions).where(lt(commentDeletions.created_at, oldestRestorable()));

/** Likes a comment, or takes the like back. */
export async function likeComment(
  db: Database,
  viewer: SignedInViewer,
  id: number,
  isLiked: boolean,
): Promise<void> {
  await db.transaction(async (tx) => {
    const found = await lockComment(tx, viewer, id);
    if (found.status !== 'visible') throw noSuchComment();
    const mine = { user_id: viewer.user.id, comment_id: id };
    const changed = isLiked
      ? await tx.insert(commentLikes).values(mine).onConflictDoNothing().returning()
      : await tx
          .delete(commentLikes)
          .where(and(eq(commentLikes.user_id, mine.user_id), eq(commentLikes.comment_id, id)))
          .returning();
    if (changed.length === 0) return;
    const count = Math.max(0, found.likes_count + (isLiked ? 1 : -1));
    await tx.execute(sql`update ${comments} set likes_count = ${count}::bigint where id = ${id}::integer`);
    if (isLiked) await notifyCommentLiked(tx, found, viewer.user, count);
  });
}

async function notifyCommentLiked(
  tx: Database,
  comment: typeof comments.$inferSelect,
  actor: { id: number; name: string },
  count: number,
) {
  const path =
    comment.track_id === null
      ? albumPath({ id: comment.album_id ?? 0, name: '' })
      : trackPath({ id: comment.track_id, name: '' });
  await notifyComment(tx, comment.user_id, actor, 'comment_liked', comment.text, path, {
    record: comment.id,
    count,
  });
}

/** Reports a comment, once for each person. After three reports it is hidden until an admin has decided. */
export async function reportComment(
  db: Database,
  viewer: SignedInViewer,
  id: number,
  reason: ReportReason,
): Promise<void> {
  await countAttempt(db, `report ${viewer.user.id}`, limit);
  await db.transaction(async (tx) => {
    const found = await lockComment(tx, viewer, id);
    if (found.user_id === viewer.user.id) throw forbidden();
    const added = await tx
      .insert(commentReports)
      .values({ comment_id: id, user_id: viewer.user.id, reason })
      .onConflictDoNothing()
      .returning();
    if (added.length === 0) return;
    const reports_count = found.reports_count + 1;
    const isHidden = reports_count >= reportsToHide && found.status === 'visible';
    await tx
      .update(comments)
      .set({ reports_count, ...(isHidden && { status: 'hidden' }), updated_at: found.updated_at })
      .where(eq(comments.id, id));
    if (isHidden) await addToTarget(tx, found, -1);
  });
}
