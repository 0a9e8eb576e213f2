import { and, isNull, sql } from 'drizzle-orm';
import { albums } from '../albums/table.ts';
import type { Database } from '../db/Database.ts';
import { among } from '../records/Listing.ts';
import { tracks } from '../tracks/table.ts';
import { commentReports, comments } from './table.ts';

/** `dismiss` closes the reports, and shows a comment again that they had hidden. */
export type ModerationAction = 'hide' | 'restore' | 'delete' | 'dismiss';

type Status = (typeof comments.$inferSelect)['status'];

/** What a decision needs to be undone. */
export interface ModeratedComment {
  id: number;
  status: Status;
  text: string;
  reports_count: number;
  /** The people whose reports were closed. */
  reporters: number[];
}

interface Wanted {
  id: number;
  status: Status;
  text: string;
  reports_count: number;
}

const sumBy = (pairs: readonly (readonly [number | null, number])[]) => {
  const sums = new Map<number, number>();
  for (const [id, by] of pairs) if (id !== null && by !== 0) sums.set(id, (sums.get(id) ?? 0) + by);
  return [...sums].filter(([, by]) => by !== 0);
};

/** Gives comments their states, and corrects the counts of their records and of the comments that they answer. */
async function setStates(
  tx: Database,
  present: readonly (typeof comments.$inferSelect)[],
  wanted: readonly Wanted[],
) {
  const byId = new Map(wanted.map((each) => [each.id, each]));
  const changes = present.flatMap((row) => {
    const next = byId.get(row.id);
    return next ? [{ row, next }] : [];
  });
  if (changes.length === 0) return;
  const column = (values: readonly unknown[], type: string) =>
    sql`${sql.param(values.map(String))}::text[]::${sql.raw(type)}[]`;
  await tx.execute(sql`update ${comments} c set status = w.status, text = w.text, reports_count = w.reports
    from unnest(${column(
      changes.map(({ row }) => row.id),
      'integer',
    )}, ${column(
      changes.map(({ next }) => next.status),
      'text',
    )}, ${column(
      changes.map(({ next }) => next.text),
      'text',
    )}, ${column(
      changes.map(({ next }) => next.reports_count),
      'bigint',
    )}) w (id, status, text, reports) where c.id = w.id`);
  const shown = (status: Status) => (status === 'visible' ? 1 : 0);
  const placed = (status: Status) => (status === 'deleted' ? 0 : 1);
  const add = async (table: 'tracks' | 'albums' | 'comments', sums: [number, number][]) => {
    if (sums.length === 0) return;
    const name = sql.identifier(table === 'comments' ? 'replies_count' : 'comments_count');
    const target = table === 'comments' ? comments : table === 'tracks' ? tracks : albums;
    await tx.execute(sql`update ${target} t set ${name} = greatest(t.${name} + w.by, 0)
      from unnest(${column(
        sums.map(([id]) => id),
        'integer',
      )}, ${column(
        sums.map(([, by]) => by),
        'integer',
      )}) w (id, by) where t.id = w.id`);
  };
  const seen = changes.map(({ row, next }) => ({ row, by: shown(next.status) - shown(row.status) }));
  await add('tracks', sumBy(seen.map(({ row, by }) => [row.track_id, by])));
  await add('albums', sumBy(seen.map(({ row, by }) => [row.album_id, by])));
  const replies = changes.map(
    ({ row, next }) => [row.parent_id, placed(next.status) - placed(row.status)] as const,
  );
  await add('comments', sumBy(replies));
}

const lock = (tx: Database, ids: readonly number[]) =>
  tx
    .select()
    .from(comments)
    .where(among(comments.id, [...ids]))
    .for('no key update');

/** Decides about comments, which closes their reports. Returns the former states of those that changed. */
export async function moderateComments(
  tx: Database,
  ids: readonly number[],
  action: ModerationAction,
): Promise<ModeratedComment[]> {
  const present = await lock(tx, ids);
  const open = await tx
    .select({ comment_id: commentReports.comment_id, user_id: commentReports.user_id })
    .from(commentReports)
    .where(and(among(commentReports.comment_id, [...ids]), isNull(commentReports.decided_at)));
  const decided = present.flatMap((row) => {
    const reporters = open.filter(({ comment_id }) => comment_id === row.id).map(({ user_id }) => user_id);
    const status = nextStatus(action, row.status, reporters.length > 0);
    if (status === row.status && reporters.length === 0) return [];
    return [{ row, reporters, status }];
  });
  await setStates(
    tx,
    present,
    decided.map(({ row, status }) => ({
      id: row.id,
      status,
      text: status === 'deleted' ? '' : row.text,
      reports_count: 0,
    })),
  );
  if (decided.length > 0)
    await tx
      .update(commentReports)
      .set({ decided_at: new Date() })
      .where(
        and(
          among(
            commentReports.comment_id,
            decided.map(({ row }) => row.id),
          ),
          isNull(commentReports.decided_at),
        ),
      );
  return decided.map(({ row, reporters }) => ({
    id: row.id,
    status: row.status,
    text: row.text,
    reports_count: row.reports_count,
    reporters,
  }));
}

function nextStatus(action: ModerationAction, status: Status, isReported: boolean): Status {
  if (status === 'deleted') return status;
  switch (action) {
    case 'hide':
      return 'hidden';
    case 'restore':
      return 'visible';
    case 'delete':
      return 'deleted';
    case 'dismiss':
      return isReported ? 'visible' : status;
  }
}

/**
 * Takes a decision back: states, texts and reports are what they were. Returns the comments that stay, because somebody has
 * decided about them or deleted them since.
 */
export async function undoModeration(
  tx: Database,
  former: readonly ModeratedComment[],
  action: ModerationAction,
): Promise<number[]> {
  const present = await lock(
    tx,
    former.map(({ id }) => id),
  );
  const statusOf = new Map(present.map(({ id, status }) => [id, status]));
  const isAsDecided = ({ id, status, reporters }: ModeratedComment) =>
    statusOf.get(id) === nextStatus(action, status, reporters.length > 0);
  const undone = former.filter(isAsDecided);
  const stay = former.flatMap((each) => (statusOf.has(each.id) && !isAsDecided(each) ? each.id : []));
  await setStates(tx, present, undone);
  const pairs = undone.flatMap(({ id, reporters }) => reporters.map((user) => [id, user] as const));
  if (pairs.length === 0) return stay;
  await tx.execute(sql`update ${commentReports} r set decided_at = null
    from unnest(${sql.param(pairs.map(([id]) => id))}::integer[], ${sql.param(pairs.map(([, user]) => user))}::integer[]) w (comment_id, user_id)
    where r.comment_id = w.comment_id and r.user_id = w.user_id`);
  return stay;
}
