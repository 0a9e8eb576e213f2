import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import { albums } from '../albums/table.ts';
import { count, createdAt, id, linkTo, timeColumns } from '../records/columns.ts';
import { tracks } from '../tracks/table.ts';
import { users } from '../users/table.ts';

/** Comments on tracks and albums, and the replies to them. */
export const comments = pgTable(
  'comments',
  {
    id: id(),
    track_id: integer().references(() => tracks.id, { onDelete: 'cascade' }),
    album_id: integer().references(() => albums.id, { onDelete: 'cascade' }),
    user_id: linkTo(() => users.id),
    /** The comment that it answers. Replies have no replies. */
    parent_id: integer().references((): AnyPgColumn => comments.id, { onDelete: 'cascade' }),
    /** Plain text. */
    text: text().notNull(),
    /** The place in the track, in milliseconds. */
    position: integer(),
    likes_count: count(),
    replies_count: count(),
    /** Those that nobody has decided yet. */
    reports_count: count(),
    status: text({ enum: ['visible', 'hidden', 'deleted'] })
      .notNull()
      .default('visible'),
    ...timeColumns(),
  },
  (t) => [
    index('comments_track').on(t.track_id, t.created_at, t.id),
    index('comments_album').on(t.album_id, t.created_at, t.id),
    index('comments_parent').on(t.parent_id, t.created_at, t.id),
    index('comments_user').on(t.user_id, t.created_at),
    index('comments_status').on(t.status, t.created_at),
    index('comments_by_reports').on(t.reports_count, t.id),
    index('comments_by_creation').on(t.created_at, t.id),
    index('comments_text').using('gin', sql`lower(${t.text}) gin_trgm_ops`),
    check('comments_target', sql`num_nonnulls(${t.track_id}, ${t.album_id}) = 1`),
  ],
);

/** The texts of comments that were deleted a short time ago, for the person who deleted them and can take that back. */
export const commentDeletions = pgTable(
  'comment_deletions',
  {
    comment_id: integer()
      .primaryKey()
      .references(() => comments.id, { onDelete: 'cascade' }),
    /** Who deleted the comment. */
    user_id: linkTo(() => users.id),
    text: text().notNull(),
    created_at: createdAt(),
  },
  (t) => [index('comment_deletions_user').on(t.user_id), index('comment_deletions_time').on(t.created_at)],
);

export const commentLikes = pgTable(
  'comment_likes',
  {
    user_id: linkTo(() => users.id),
    comment_id: linkTo(() => comments.id),
    created_at: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.user_id, t.comment_id] }),
    index('comment_likes_comment').on(t.comment_id),
  ],
);

/** Reports of comments. `decided_at` is set when an admin has decided. */
export const commentReports = pgTable(
  'comment_reports',
  {
    comment_id: linkTo(() => comments.id),
    user_id: linkTo(() => users.id),
    reason: text({ enum: ['spam', 'hate', 'sexual', 'copyright', 'other'] }).notNull(),
    decided_at: timestamp({ withTimezone: true, precision: 3 }),
    created_at: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.comment_id, t.user_id] }), index('comment_reports_user').on(t.user_id)],
);
