import type { InsightParams, SiteReport } from '@segno/data/contract';
import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type * as v from 'valibot';
import { albums } from '../albums/table.ts';
import { artists } from '../artists/table.ts';
import type { Database } from '../db/Database.ts';
import { tracks } from '../tracks/table.ts';
import { users } from '../users/table.ts';
import { periodOf } from './period.ts';
import { type ReadDays, readDays, sharesOf } from './readDays.ts';
import { readSiteZone } from './siteZone.ts';
import { type CountedKind, insightDays } from './table.ts';

/** The most records of a kind that are listed. */
const mostRanked = 20;

/** The records of a kind with the most plays in a period. The index of the days has all that it reads. */
const ranked = (
  kind: CountedKind,
  table: PgTable & { id: PgColumn; name: PgColumn },
  { from, to }: { from: string; to: string },
): SQL => sql`(select coalesce(jsonb_agg(jsonb_build_object('id', r.id, 'name', coalesce(r.name, ''), 'plays', top.plays)
    order by top.plays desc, r.id), '[]')
  from (select subject_id, sum(plays)::float8 as plays from ${insightDays}
    where kind = ${kind} and day between ${from}::date and ${to}::date
    group by subject_id order by 2 desc, 1 limit ${mostRanked}) top
  join ${table} r on r.id = top.subject_id)`;

type Ranked = Pick<SiteReport, 'tracks' | 'albums' | 'artists' | 'listeners'>;

/** Visitors are numbers of their day: those of several days are added. */
const visitorsOf = (days: ReadDays['now']['days']) => days.reduce((sum, { listeners }) => sum + listeners, 0);

/** What happened on the site in a period, and in the one before. */
export async function readReport(
  db: Database,
  input: v.InferOutput<typeof InsightParams>,
): Promise<SiteReport> {
  const zone = await readSiteZone(db);
  const period = periodOf(input, zone);
  const site = await readDays(db, 'site', 0, period);
  const visit = await readDays(db, 'visit', 0, period);
  const { rows } = await db.execute<Ranked & Record<string, unknown>>(sql`
    select ${ranked('track', tracks, period)} as tracks, ${ranked('album', albums, period)} as albums,
      ${ranked('artist', artists, period)} as artists, ${ranked('user', users, period)} as listeners`);
  const { tracks: topTracks, albums: topAlbums, artists: topArtists, listeners } = rows[0]!;
  const totals = (name: 'now' | 'before') => ({
    plays: site[name].plays,
    listeners: site[name].people,
    heard: site[name].heard,
    visits: visit[name].plays,
    visitors: visitorsOf(visit[name].days),
  });
  const visitsOf = (part: 'page' | 'country') =>
    sharesOf(visit.parts, part).map(({ value, plays }) => ({ value, visits: plays }));
  return {
    time_zone: zone,
    ...period,
    totals: totals('now'),
    before: totals('before'),
    listeners_error: Math.max(site.error, visit.error),
    days: site.now.days.map((day, index) => ({
      ...day,
      visits: visit.now.days[index]?.plays ?? 0,
      visitors: visit.now.days[index]?.listeners ?? 0,
    })),
    days_before: site.before.days.map(({ day, plays }, index) => ({
      day,
      plays,
      visitors: visit.before.days[index]?.listeners ?? 0,
    })),
    tracks: topTracks,
    albums: topAlbums,
    artists: topArtists,
    listeners,
    countries: sharesOf(site.parts, 'country'),
    devices: sharesOf(site.parts, 'device'),
    browsers: sharesOf(site.parts, 'browser'),
    sources: sharesOf(site.parts, 'source'),
    pages: visitsOf('page'),
    visitor_countries: visitsOf('country'),
  };
}
