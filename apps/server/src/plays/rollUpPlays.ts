import { sql } from 'drizzle-orm';
import { albumArtists, albums } from '../albums/table.ts';
import { artists } from '../artists/table.ts';
import type { Database } from '../db/Database.ts';
import { addToDays } from '../insights/addToDays.ts';
import { countDays, type PlayedTrack, type TakenPlay } from '../insights/countDays.ts';
import { readSiteZone } from '../insights/siteZone.ts';
import type { Logger } from '../log.ts';
import { playlists } from '../playlists/table.ts';
import { remember } from '../remember.ts';
import { trackArtists, tracks } from '../tracks/table.ts';
import { users } from '../users/table.ts';
import { pendingPlays, trackPlayDays, userTrackPlays } from './table.ts';

/** The number of plays of one batch. */
const batch = 2000;
/** The key of the lock that lets one server at a time add to the counts. */
const lock = 7_402_118;

export interface RollUpOptions {
  /** Of the site. @default 'UTC' */
  zone?: string;
  /** The most plays at once. @default 2000 */
  size?: number;
}

/**
 * Adds a batch of plays to the counts of tracks, albums, artists and playlists, to the days and to the plays of each
 * person, and to the insights. Each record is written once for all its plays. Returns the number of plays.
 */
export async function rollUpPlays(
  db: Database,
  { zone = 'UTC', size = batch }: RollUpOptions = {},
): Promise<number> {
  return db.transaction(async (tx) => {
    const { rows: locked } = await tx.execute<{ is_mine: boolean }>(
      sql`select pg_try_advisory_xact_lock(${lock}::bigint) as is_mine`,
    );
    if (!locked[0]?.is_mine) return 0;
    const { rows: plays } = await tx.execute<TakenPlay & Record<string, unknown>>(sql`
      with taken as (
        delete from ${pendingPlays} where id in (select id from ${pendingPlays} order by id limit ${size}) returning *
      ),
      fresh as (
        select * from taken where not is_counted
      ),
      played as (
        select track_id, count(*) as plays from fresh group by track_id
      ),
      counted_tracks as (
        update ${tracks} t set plays_count = t.plays_count + p.plays from played p where t.id = p.track_id
      ),
      counted_albums as (
        update ${albums} a set plays_count = a.plays_count + p.plays
        from (select t.album_id, sum(p.plays)::bigint as plays from played p join ${tracks} t on t.id = p.track_id
          where t.album_id is not null group by t.album_id) p
        where a.id = p.album_id
      ),
      counted_artists as (
        update ${artists} a set plays_count = a.plays_count + p.plays
        from (select c.artist_id, sum(p.plays)::bigint as plays from played p
          join (select distinct track_id, artist_id from ${trackArtists}) c on c.track_id = p.track_id
          group by c.artist_id) p
        where a.id = p.artist_id
      ),
      counted_playlists as (
        update ${playlists} l set plays_count = l.plays_count + p.plays
        from (select playlist_id, count(*) as plays from fresh where playlist_id is not null group by playlist_id) p
        where l.id = p.playlist_id
      ),
      counted_days as (
        insert into ${trackPlayDays} as d (track_id, day, plays, heard)
        select p.track_id, (p.played_at at time zone 'UTC')::date, count(*), sum(p.heard)
        from fresh p join ${tracks} t on t.id = p.track_id group by 1, 2
        on conflict (track_id, day) do update set plays = d.plays + excluded.plays, heard = d.heard + excluded.heard
      ),
      counted_people as (
        insert into ${userTrackPlays} as u (user_id, track_id, plays, last_played_at)
        select p.user_id, p.track_id, count(*), max(p.played_at)
        from fresh p join ${tracks} t on t.id = p.track_id join ${users} w on w.id = p.user_id group by 1, 2
        on conflict (user_id, track_id) do update set plays = u.plays + excluded.plays,
          last_played_at = greatest(u.last_played_at, excluded.last_played_at)
      )
      select track_id, user_id, listener, device, browser, country, source_type, heard,
        (extract(epoch from played_at) * 1000)::float8 as time
      from taken`);
    if (plays.length === 0) return 0;
    const ids = [...new Set(plays.map(({ track_id }) => track_id))];
    const { rows: found } = await tx.execute<PlayedTrack & Record<string, unknown>>(sql`
      select t.id, t.album_id, t.duration,
        (select coalesce(jsonb_agg(jsonb_build_object('id', a.id, 'time_zone', a.time_zone) order by l."order"), '[]')
          from (select artist_id, min("order") as "order" from ${trackArtists} where track_id = t.id group by 1) l
          join ${artists} a on a.id = l.artist_id) as artists,
        (select a.time_zone from ${albumArtists} l join ${artists} a on a.id = l.artist_id
          where l.album_id = t.album_id and l.role = 'primary' order by l."order" limit 1) as album_zone
      from ${tracks} t where t.id = any(${sql.param(ids)}::integer[])`);
    await addToDays(tx, countDays(plays, found, zone));
    return plays.length;
  });
}

/** The most plays of a batch: with many, a record with many plays is written less often. */
const largestBatch = 20_000;
const smallestBatch = 250;
/** Milliseconds that a batch may take. The embedded database has one connection, on which requests wait meanwhile. */
const turn = 250;

/** The number of plays of the next batch, by the milliseconds that this one took. It doubles at most. */
export const nextBatch = (size: number, took: number): number =>
  Math.min(Math.max(Math.round(size * Math.min(turn / took, 2)), smallestBatch), largestBatch);

/** Adds all waiting plays, in batches between which requests are answered. Returns their number. */
export async function rollUpWaiting(db: Database, zone = 'UTC'): Promise<number> {
  let count = 0;
  let size = batch;
  for (;;) {
    const start = performance.now();
    const added = await rollUpPlays(db, { zone, size });
    count += added;
    // A full batch means that more are waiting.
    if (added < size) return count;
    size = nextBatch(size, performance.now() - start);
  }
}

const interval = 5000;

/** Rolls plays up every few seconds until it is closed. */
export function startRollUps(db: Database, log: Pick<Logger, 'warn'>) {
  const zone = remember(interval, () => readSiteZone(db));
  const run = async () => {
    try {
      await rollUpWaiting(db, await zone());
    } catch (error) {
      log.warn({ err: error }, 'Plays were not added to the counts');
    }
  };
  let running: Promise<void> | undefined;
  const timer = setInterval(() => {
    running ??= run().finally(() => (running = undefined));
  }, interval).unref();
  return {
    close: async () => {
      clearInterval(timer);
      await running;
    },
  };
}
