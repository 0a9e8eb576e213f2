import {
  completionFloor,
  type InsightKind,
  type Insights,
  type InsightTable,
  type InsightParams,
} from '@segno/data/contract';
import { eq, sql, type SQL } from 'drizzle-orm';
import type * as v from 'valibot';
import { albumArtists, albums } from '../albums/table.ts';
import { artists } from '../artists/table.ts';
import { requireAlbum, requireArtist, requireTrack } from '../backstage/access.ts';
import { comments } from '../comments/table.ts';
import type { Database } from '../db/Database.ts';
import { notFound, Problem } from '../http/Problem.ts';
import { albumLikes, artistFollows, trackLikes } from '../likes/table.ts';
import { albumReposts, trackReposts } from '../reposts/table.ts';
import { trackArtists, tracks } from '../tracks/table.ts';
import type { SignedInViewer } from '../viewer/Viewer.ts';
import { addDays, isTimeZone, startOfDay } from './days.ts';
import { peopleError } from './People.ts';
import { type ComparedPeriod, periodOf } from './period.ts';
import { readDays, sharesOf } from './readDays.ts';
import { readSiteZone } from './siteZone.ts';
import type { CountedKind } from './table.ts';
import { isCommentPublic } from '../comments/policy.ts';

const counted = { tracks: 'track', albums: 'album', artists: 'artist' } as const satisfies Record<
  InsightKind,
  CountedKind
>;
const access = { tracks: requireTrack, albums: requireAlbum, artists: requireArtist };

/** The name of a record, and the zone of the artist by whom its days are counted. */
const subjects: Record<InsightKind, (id: number) => SQL> = {
  tracks: (
    id,
  ) => sql`select t.name, (select a.time_zone from ${trackArtists} l join ${artists} a on a.id = l.artist_id
    where l.track_id = t.id order by l."order" limit 1) as zone from ${tracks} t where t.id = ${id}`,
  albums: (
    id,
  ) => sql`select r.name, (select a.time_zone from ${albumArtists} l join ${artists} a on a.id = l.artist_id
    where l.album_id = r.id and l.role = 'primary' order by l."order" limit 1) as zone
    from ${albums} r where r.id = ${id}`,
  artists: (id) => sql`select a.name, a.time_zone as zone from ${artists} a where a.id = ${id}`,
};

/** The tracks whose likes, reposts and comments are those of a record. */
const tracksOf: Record<InsightKind, (id: number) => SQL> = {
  tracks: (id) => sql`select ${id}::integer`,
  albums: (id) => sql`select t.id from ${tracks} t where t.album_id = ${id}`,
  artists: (id) => sql`select distinct l.track_id from ${trackArtists} l where l.artist_id = ${id}`,
};

interface Reactions extends Record<string, number> {
  likes: number;
  reposts: number;
  comments: number;
  followers: number;
}

/** Likes, reposts, comments and followers of the period and the one before: one query. */
async function countReactions(
  db: Database,
  kind: InsightKind,
  id: number,
  period: ComparedPeriod,
  zone: string,
): Promise<{ now: Reactions; before: Reactions }> {
  const own = tracksOf[kind](id);
  const isAlbum = kind === 'albums';
  const between = (from: string, until: string) => {
    const since = sql`created_at >= ${startOfDay(from, zone).toISOString()}::timestamptz
      and created_at < ${startOfDay(addDays(until, 1), zone).toISOString()}::timestamptz`;
    const of = (table: SQL, where: SQL) =>
      sql`(select count(*)::integer from ${table} where ${where} and ${since})`;
    const ofTracks = (table: SQL) => of(table, sql`record_id in (${own})`);
    const plusAlbum = (table: SQL) => (isAlbum ? of(table, sql`record_id = ${id}`) : sql`0`);
    return sql`jsonb_build_object(
      'likes', ${ofTracks(sql`${trackLikes}`)} + ${plusAlbum(sql`${albumLikes}`)},
      'reposts', ${ofTracks(sql`${trackReposts}`)} + ${plusAlbum(sql`${albumReposts}`)},
      'comments', ${of(
        sql`${comments}`,
        sql`${isCommentPublic} and (track_id in (${own})
        ${isAlbum ? sql`or album_id = ${id}` : sql``})`,
      )},
      'followers', ${kind === 'artists' ? of(sql`${artistFollows}`, sql`record_id = ${id}`) : sql`0`})`;
  };
  const { rows } = await db.execute<{ now: Reactions; before: Reactions }>(sql`
    select ${between(period.from, period.to)} as now, ${between(period.before_from, period.before_to)} as before`);
  return rows[0]!;
}

/** The most tracks that are listed. */
const mostTracks = 50;

async function topTracks(db: Database, plays: Record<string, number>) {
  const top = Object.entries(plays)
    .map(([id, count]) => ({ id: Number(id), plays: count }))
    .sort((a, b) => b.plays - a.plays || a.id - b.id)
    .slice(0, mostTracks);
  if (top.length === 0) return [];
  const found = await db
    .select({ id: tracks.id, name: tracks.name })
    .from(tracks)
    .where(sql`${tracks.id} = any(${sql.param(top.map(({ id }) => id))}::integer[])`);
  const names = new Map(found.map(({ id, name }) => [id, name]));
  return top.flatMap(({ id, plays: count }) => {
    const name = names.get(id);
    return name === undefined ? [] : [{ id, name, plays: count }];
  });
}

/** How many of the plays heard at least each part of a track. */
function completionOf(steps: Record<string, number>): { percent: number; share: number }[] {
  const total = Object.values(steps).reduce((sum, count) => sum + count, 0);
  if (total === 0) return [];
  return Array.from({ length: 21 }, (_, step) => {
    const reached = Object.entries(steps)
      .filter(([value]) => Number(value) >= step)
      .reduce((sum, [, count]) => sum + count, 0);
    return { percent: step * 5, share: Math.round((reached / total) * 1000) / 1000 };
  });
}

/** What happened to a record in a period. Only those who may change the record see it (INSIGHT-1). */
export async function readInsights(
  db: Database,
  viewer: SignedInViewer,
  kind: InsightKind,
  id: number,
  input: v.InferOutput<typeof InsightParams>,
): Promise<Insights> {
  await access[kind](db, viewer, id);
  const { rows } = await db.execute<{ name: string; zone: string | null }>(subjects[kind](id));
  const [subject] = rows;
  if (!subject) throw notFound();
  const zone = subject.zone && isTimeZone(subject.zone) ? subject.zone : await readSiteZone(db);
  const period = periodOf(input, zone);
  const { now, before, parts, error } = await readDays(db, counted[kind], id, period);
  const reactions = await countReactions(db, kind, id, period, zone);
  const listed = await topTracks(db, parts.track ?? {});
  return {
    name: subject.name,
    time_zone: zone,
    ...period,
    totals: { plays: now.plays, listeners: now.people, heard: now.heard, ...reactions.now },
    before: { plays: before.plays, listeners: before.people, heard: before.heard, ...reactions.before },
    listeners_error: error,
    days: now.days,
    days_before: before.days,
    tracks: listed,
    countries: sharesOf(parts, 'country'),
    devices: sharesOf(parts, 'device'),
    browsers: sharesOf(parts, 'browser'),
    sources: sharesOf(parts, 'source'),
    // An estimated number may be too large.
    completion:
      now.people * (1 - peopleError) >= completionFloor || (error === 0 && now.people >= completionFloor)
        ? completionOf(parts.completion ?? {})
        : null,
  };
}

/** A table of the insights as rows of a file. */
export function insightRows(insights: Insights, table: InsightTable): Record<string, string | number>[] {
  if (table === 'days')
    return insights.days.map(({ day, plays, listeners }, index) => ({
      day,
      plays,
      listeners,
      plays_before: insights.days_before[index]?.plays ?? 0,
    }));
  if (table === 'completion') return insights.completion ?? [];
  return insights[table];
}

/** Changes the zone by which the days of an artist are counted, from the next plays on. */
export async function changeZone(
  db: Database,
  viewer: SignedInViewer,
  id: number,
  zone: string,
): Promise<void> {
  await requireArtist(db, viewer, id);
  if (!isTimeZone(zone))
    throw new Problem({
      status: 422,
      code: 'invalid_request',
      message: 'Some of what was sent is not valid.',
      fields: { time_zone: 'There is no such time zone.' },
    });
  await db.update(artists).set({ time_zone: zone }).where(eq(artists.id, id));
}
