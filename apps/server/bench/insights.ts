/** Measures the insights of an artist with 100 million plays in a year, and the roll-up of new plays. */
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { albums } from '../src/albums/table.ts';
import { artists } from '../src/artists/table.ts';
import { openDatabase } from '../src/db/openDatabase.ts';
import { migrate } from '../src/db/migrate.ts';
import { startPostgres } from '../src/db/startPostgres.ts';
import { addDays, daysFrom, dayIn } from '../src/insights/days.ts';
import { People } from '../src/insights/People.ts';
import { readInsights } from '../src/insights/store.ts';
import { insightDays, type Parts } from '../src/insights/table.ts';
import { rollUpWaiting } from '../src/plays/rollUpPlays.ts';
import { pendingPlays } from '../src/plays/table.ts';
import { named } from '../src/records/named.ts';
import { trackArtists, tracks } from '../src/tracks/table.ts';
import { guestViewer, type SignedInViewer } from '../src/viewer/Viewer.ts';

export interface InsightFigures {
  /** The plays of the year that is read. */
  yearPlays: number;
  /** Milliseconds of a year beside the year before. */
  median: number;
  p95: number;
  plan: string[];
  newPlays: number;
  rollUpSeconds: number;
}

/** Plays of the artist on each day: 100 million in a year. */
const playsOfDay = 274_000;
const trackCount = 500;

const spread = (names: readonly string[], total: number) =>
  Object.fromEntries(names.map((name, index) => [name, Math.round(total / (index + 2))]));

/** Everything that a day of a much played artist has: a full set of listeners, 60 countries, 500 tracks. */
function dayOf(day: string, index: number) {
  const people = new People();
  for (let at = 0; at < 4000; at += 1)
    people.add(Math.imul(at * 7919 + index * 104_729, 2_654_435_761) >>> 0);
  const parts: Parts = {
    country: spread(
      Array.from({ length: 60 }, (_, at) => String.fromCharCode(65 + (at % 26), 65 + Math.floor(at / 26))),
      playsOfDay,
    ),
    device: spread(['mobile', 'desktop', 'tablet'], playsOfDay),
    browser: spread(['Chrome', 'Safari', 'Firefox', 'Edge', 'Opera', 'Samsung Internet'], playsOfDay),
    source: spread(['album', 'playlist', 'artist', 'search', 'radio', 'library'], playsOfDay),
    completion: spread(
      Array.from({ length: 21 }, (_, at) => String(at)),
      playsOfDay,
    ),
    track: spread(
      Array.from({ length: trackCount }, (_, at) => String(at + 1)),
      playsOfDay,
    ),
  };
  return {
    kind: 'artist' as const,
    subject_id: 1,
    day,
    plays: playsOfDay,
    heard: playsOfDay * 170_000,
    listeners: people.write(),
    parts,
  };
}

/** Runs on a PostgreSQL of its own. The year is made as roll-ups, the new plays as rows. */
export async function benchInsights({
  plays,
  rounds,
}: {
  plays: number;
  rounds: number;
}): Promise<InsightFigures> {
  const server = await startPostgres();
  const database = await openDatabase({
    databaseUrl: server.url,
    folder: join('/nowhere', 'database'),
    freeSpaceFloor: 0,
    queryTimeout: 600_000,
  });
  const { db } = database;
  try {
    await migrate(database);
    await db.insert(artists).values(named('Nadia Voss'));
    await db.insert(albums).values({ ...named('Harbour'), type: 'album' });
    for (let at = 0; at < trackCount; at += 1)
      await db.insert(tracks).values({
        ...named(`Track ${at}`),
        duration: 200_000,
        album_id: 1,
        stream_url: 'https://segno.example/a',
      });
    await db.execute(
      sql`insert into ${trackArtists} (track_id, artist_id, "order") select id, 1, 0 from ${tracks}`,
    );
    const today = dayIn(Date.now(), 'UTC');
    const days = daysFrom(addDays(today, -729), today);
    for (let at = 0; at < days.length; at += 50)
      await db
        .insert(insightDays)
        .values(days.slice(at, at + 50).map((day, index) => dayOf(day, at + index)));
    await db.execute(sql`analyze`);

    const guest = guestViewer({ id: 1, name: '', permissions: [] });
    const viewer: SignedInViewer = {
      ...guest,
      user: { id: 1, permissions: [{ name: 'admin', restrictions: [] }] } as never,
    };
    const times: number[] = [];
    let yearPlays = 0;
    for (let round = 0; round < rounds; round += 1) {
      const started = performance.now();
      const { totals } = await readInsights(db, viewer, 'artists', 1, { range: 'year' });
      times.push(performance.now() - started);
      yearPlays = totals.plays;
    }
    times.sort((a, b) => a - b);
    const { rows } = await db.execute<{ 'QUERY PLAN': string }>(sql`explain (analyze, buffers)
      select day, plays, listeners, parts from ${insightDays}
      where kind = 'artist' and subject_id = 1 and day between ${days[0]}::date and ${today}::date`);

    await db.execute(sql`insert into ${pendingPlays}
        (track_id, heard, played_at, listener, device, browser, country, source_type)
      select 1 + floor(${trackCount} * power(random(), 3))::integer, 60000 + (random() * 140000)::integer,
        now() - random() * interval '1 day', 'u' || floor(random() * 200000)::integer,
        'mobile', 'Chrome', 'DE', 'album' from generate_series(1, ${plays}::integer)`);
    const started = performance.now();
    await rollUpWaiting(db);
    return {
      yearPlays,
      median: times[Math.floor(times.length / 2)] ?? 0,
      p95: times[Math.min(times.length - 1, Math.floor(times.length * 0.95))] ?? 0,
      plan: rows.map((row) => row['QUERY PLAN']),
      newPlays: plays,
      rollUpSeconds: (performance.now() - started) / 1000,
    };
  } finally {
    await database.close();
    await server.stop();
  }
}
