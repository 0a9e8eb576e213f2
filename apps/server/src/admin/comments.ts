import { adminComments, type ReportReason } from '@segno/data/contract';
import { eq, sql } from 'drizzle-orm';
import { albums } from '../albums/table.ts';
import {
  moderateComments,
  type ModeratedComment,
  type ModerationAction,
  undoModeration,
} from '../comments/moderate.ts';
import { commentReports, comments } from '../comments/table.ts';
import type { Database } from '../db/Database.ts';
import { among } from '../records/Listing.ts';
import type { RemovedRows } from '../records/removedRows.ts';
import { tracks } from '../tracks/table.ts';
import { users } from '../users/table.ts';
import { adminTable } from './AdminTable.ts';
import { timesOf } from './catalogue/columns.ts';

const reportsOf = sql<
  { user_name: string; reason: ReportReason; created_at: string; is_decided: boolean }[]
>`coalesce((
  select json_agg(json_build_object('user_name', n.name, 'reason', n.reason, 'created_at', n.created_at,
    'is_decided', n.decided_at is not null) order by n.created_at desc) from (
      select u.name, r.reason, r.created_at, r.decided_at from ${commentReports} r
      join ${users} u on u.id = r.user_id where r.comment_id = ${comments}.id
      order by r.created_at desc limit 20) n), '[]')`;

/** The former states of decided comments, as the log of changes keeps them. */
const kept = (states: ModeratedComment[]): RemovedRows => ({
  rows: [{ table: 'comments', rows: states.map((state) => ({ ...state })) }],
  links: [],
});
const statesOf = ({ rows }: RemovedRows) => (rows[0]?.rows ?? []) as unknown as ModeratedComment[];

const action = (name: ModerationAction) => ({
  run: async (tx: Database, ids: readonly number[]) => {
    const states = await moderateComments(tx, ids, name);
    return { ids: states.map(({ id }) => id), kept: kept(states) };
  },
  undo: (tx: Database, former: RemovedRows) => undoModeration(tx, statesOf(former), name),
});

export const commentTable = adminTable({
  resource: adminComments,
  table: comments,
  listing: {
    table: comments,
    id: comments.id,
    visible: sql`true`,
    orders: {
      // What waits for a decision is first; then the newest.
      reports: { key: comments.reports_count, kind: 'number', isDescending: true },
      created: { key: comments.created_at, kind: 'instant', isDescending: true },
      likes: { key: comments.likes_count, kind: 'number', isDescending: true },
    },
  },
  searchIn: [
    sql`lower(${comments.text})`,
    // As a list of people, so that both texts have their index.
    (pattern) =>
      sql`${comments.user_id} in (select u.id from ${users} u where u.search_name like ${pattern})`,
  ],
  filters: {
    status: comments.status,
    reported: sql`case when ${comments.reports_count} > 0 then 'yes' else 'no' end`,
    reports_count: comments.reports_count,
    user_id: comments.user_id,
    created_at: comments.created_at,
  },
  load: async (db, ids) => {
    const found = await db
      .select({
        comment: comments,
        author: { id: users.id, name: users.name },
        track: { id: tracks.id, name: tracks.name },
        album: { id: albums.id, name: albums.name },
        reports_count: comments.reports_count,
        reports: reportsOf,
      })
      .from(comments)
      .innerJoin(users, eq(users.id, comments.user_id))
      .leftJoin(tracks, eq(tracks.id, comments.track_id))
      .leftJoin(albums, eq(albums.id, comments.album_id))
      .where(among(comments.id, ids));
    return found.map(({ comment, author, track, album, reports_count, reports }) => ({
      id: comment.id,
      text: comment.text,
      status: comment.status,
      author,
      target: track
        ? { type: 'track' as const, ...track }
        : { type: 'album' as const, id: album?.id ?? 0, name: album?.name ?? '' },
      position: comment.position,
      parent_id: comment.parent_id,
      replies_count: comment.replies_count,
      likes_count: comment.likes_count,
      reports_count,
      reports: reports.map((report) => ({
        ...report,
        created_at: new Date(report.created_at).toISOString(),
      })),
      ...timesOf(comment),
    }));
  },
  nameOf: ({ text, author }) => (text === '' ? author.name : `${author.name}: ${text.slice(0, 80)}`),
  canDelete: false,
  actions: {
    hide: action('hide'),
    restore: action('restore'),
    delete: action('delete'),
    dismiss: action('dismiss'),
  },
});
