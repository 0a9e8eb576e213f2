import type { HistoryDay, HistoryEntry, Page, PageInput } from '@segno/data/contract';
import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../db/Database.ts';
import { insightDays } from '../insights/table.ts';
import { inOrder, listPage, type Listing } from '../records/Listing.ts';
import { trackPolicy } from '../tracks/policy.ts';
import { tracksByIds } from '../tracks/store.ts';
import { tracks } from '../tracks/table.ts';
import type { SignedInViewer } from '../viewer/Viewer.ts';
import { plays, userTrackPlays } from './table.ts';

const historyListing = {
  table: plays,
  id: plays.id,
  visible: sql`true`,
  orders: { newest: { key: plays.created_at, kind: 'instant', isDescending: true } },
} satisfies Listing;

/** The day of a play in a time zone. */
const dayOf = (timezone: string) =>
  sql<string>`to_char(${plays.created_at} at time zone ${timezone}, 'YYYY-MM-DD')`;

/** The plays of a person whose tracks the person may still see. */
const isOwn = (viewer: SignedInViewer): SQL[] => [
  eq(plays.user_id, viewer.user.id),
  sql`exists (select 1 from ${tracks} where ${tracks.id} = ${plays.track_id} and ${trackPolicy.isVisible(viewer)})`,
];

/** The most days of a response: more than ten years. */
const mostDays = 4000;

/** The days on which a person has played something, the latest first. */
export function listHistoryDays(db: Database, viewer: SignedInViewer): Promise<HistoryDay[]> {
  return db
    .select({ day: dayOf(viewer.user.timezone).as('day'), count: sql<number>`count(*)::integer` })
    .from(plays)
    .where(and(...isOwn(viewer)))
    .groupBy(sql`1`)
    .orderBy(sql`1 desc`)
    .limit(mostDays);
}

/** What a person has played, or has played on one day, newest first, each play with its day in the person's time zone. */
export function listHistory(
  db: Database,
  viewer: SignedInViewer,
  { day, ...page }: PageInput & { day?: string; outline?: '1' },
): Promise<Page<HistoryEntry>> {
  const { id, timezone } = viewer.user;
  const filters = isOwn(viewer);
  if (day !== undefined)
    filters.push(
      // As instants, so that the index of a person's plays serves.
      sql`${plays.created_at} >= ${day}::timestamp at time zone ${timezone}`,
      sql`${plays.created_at} < (${day}::timestamp + interval '1 day') at time zone ${timezone}`,
    );
  return listPage(db, historyListing, { ...page, order: 'newest', filters }, async (ids) => {
    if (ids.length === 0) return [];
    const found = await db
      .select({
        id: plays.id,
        track_id: plays.track_id,
        created_at: plays.created_at,
        day: dayOf(timezone),
      })
      .from(plays)
      .where(and(eq(plays.user_id, id), sql`${plays.id} = any(${sql.param(ids)}::bigint[])`));
    const listed = await tracksByIds(db, viewer, [...new Set(found.map(({ track_id }) => track_id))]);
    const byId = new Map(listed.map((track) => [track.id, track]));
    return inOrder(ids, found).flatMap(({ track_id, created_at, day, id: play }) => {
      const track = byId.get(track_id);
      return track ? { id: play, played_at: created_at.toISOString(), day, track } : [];
    });
  });
}

/** Deletes the history of a person. The plays stay in the counts, without the person. */
export async function clearHistory(db: Database, userId: number): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.update(plays).set({ user_id: null }).where(eq(plays.user_id, userId));
    await tx.delete(insightDays).where(and(eq(insightDays.kind, 'user'), eq(insightDays.subject_id, userId)));
    await tx.delete(userTrackPlays).where(eq(userTrackPlays.user_id, userId));
  });
}
