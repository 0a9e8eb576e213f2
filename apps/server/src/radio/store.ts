import type { RadioSeed, Track } from '@segno/data/contract';
import { sql } from 'drizzle-orm';
import type { Database } from '../db/Database.ts';
import { notFound } from '../http/Problem.ts';
import { trackPolicy } from '../tracks/policy.ts';
import { tracksByIds } from '../tracks/store.ts';
import { trackArtists, trackGenres, tracks, trackTags } from '../tracks/table.ts';
import type { Viewer } from '../viewer/Viewer.ts';
import { findSeed, tracksOfSeed } from './seeds.ts';

/** Number of tracks in a response. */
const length = 30;
/** Number of tracks of one artist in it. */
const mostOfOneArtist = 3;
/** Number of popular tracks that share a genre, tag or artist with the seed and are compared with it. */
const compared = 500;

/**
 * Published tracks similar to the seed, without its own: those that share most genres, artists and tags, by plays.
 * Throws a 404 for a seed without published tracks.
 */
export async function findRadio(
  db: Database,
  viewer: Viewer,
  seedType: RadioSeed,
  seedId: number,
): Promise<Track[]> {
  // The tracks of the other seeds are public on their own.
  if (seedType === 'playlist') await findSeed(db, viewer, seedType, seedId);
  const { rows } = await db.execute<{ id: number | null }>(sql`
    with seed as (
      select id from ${tracks} where id in (${tracksOfSeed[seedType](seedId)}) and ${trackPolicy.isPublic}
    ),
    seed_genres as materialized (
      select distinct genre_id as id from ${trackGenres} where track_id in (select id from seed)
    ),
    seed_artists as materialized (
      select distinct artist_id as id from ${trackArtists} where track_id in (select id from seed)
    ),
    seed_tags as materialized (
      select distinct tag_id as id from ${trackTags} where track_id in (select id from seed)
    ),
    popular as materialized (
      select id, plays_count from ${tracks}
        where ${trackPolicy.isPublic} and id not in (select id from seed) and id in (
          select track_id from ${trackGenres} where genre_id in (select id from seed_genres)
          union all
          select track_id from ${trackArtists} where artist_id in (select id from seed_artists)
          union all
          select track_id from ${trackTags} where tag_id in (select id from seed_tags)
        )
        order by plays_count desc, id desc limit ${compared}
    ),
    scored as (
      select p.id, p.plays_count,
        3 * (select count(*) from ${trackGenres} l where l.track_id = p.id and l.genre_id in (select id from seed_genres))
        + 2 * (select count(*) from ${trackArtists} l where l.track_id = p.id and l.artist_id in (select id from seed_artists))
        + (select count(*) from ${trackTags} l where l.track_id = p.id and l.tag_id in (select id from seed_tags)) as score,
        (select min(artist_id) from ${trackArtists} a where a.track_id = p.id and a.role = 'primary') as artist
      from popular p
    ),
    ranked as (
      select *, row_number() over (partition by artist order by score desc, plays_count desc, id) as place
      from scored
    ),
    chosen as (
      select id, score, plays_count from ranked where place <= ${mostOfOneArtist} or artist is null
        order by score desc, plays_count desc, id limit ${length}
    )
    select c.id from (select 1 from seed limit 1) found left join chosen c on true
      order by c.score desc, c.plays_count desc, c.id`);
  if (rows.length === 0) throw notFound('There is no public music to begin this radio with.');
  const ids = rows.flatMap(({ id }) => (id === null ? [] : [id]));
  return tracksByIds(db, viewer, ids);
}
