import type { MatchTracksInput, Track } from '@segno/data/contract';
import { sql } from 'drizzle-orm';
import type * as v from 'valibot';
import type { Database } from '../db/Database.ts';
import { normalize } from '../records/normalize.ts';
import { nameKey } from '../records/columns.ts';
import { trackPolicy } from '../tracks/policy.ts';
import { tracksByIds } from '../tracks/store.ts';
import { trackArtists, tracks } from '../tracks/table.ts';
import { artists } from '../artists/table.ts';
import type { Viewer } from '../viewer/Viewer.ts';

/** How similar title and artists must be where nothing has the same title, from 0 to 1. */
const similarity = 0.55;

/** What other services add to a title: “(feat. Somebody)”, “[Live]”, “ - Remastered 2011”. */
const additions = /\s*(?:[([][^)\]]*[)\]]|\s[-–—]\s.*$)/gu;

const plain = (text: string) => normalize(text).slice(0, 200);

/**
 * Finds the public tracks that a file of a playlist names: by ISRC, then by title and artist, then by a similar title and
 * artist. Of several the most played one is taken.
 */
export async function matchTracks(
  db: Database,
  viewer: Viewer,
  { tracks: named }: v.InferOutput<typeof MatchTracksInput>,
): Promise<(Track | null)[]> {
  const wanted = named.map(({ title, artist, isrc }, place) => ({
    place,
    isrc: isrc.replaceAll(/[^a-z0-9]/gi, '').toUpperCase(),
    title: plain(title),
    short: plain(title.replaceAll(additions, '')) || plain(title),
    artist: plain(artist),
  }));
  const found = await db.transaction(async (tx) => {
    await tx.execute(sql`select set_config('pg_trgm.similarity_threshold', ${String(similarity)}, true)`);
    return tx.execute<{ place: number; id: number | null }>(sql`
      with wanted as (
        select * from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb)
          as w (place integer, isrc text, title text, short text, artist text)
      )
      select w.place, coalesce(
        (select ${tracks.id} from ${tracks} where w.isrc <> '' and ${tracks.isrc} = w.isrc and ${trackPolicy.isPublic}
          order by ${tracks.plays_count} desc, ${tracks.id} limit 1),
        (select ${tracks.id} from ${tracks}
          where w.title <> '' and ${nameKey(tracks.search_name)} in (left(w.title, 30), left(w.short, 30))
            and ${tracks.search_name} in (w.title, w.short) and ${trackPolicy.isPublic} and ${isBy(sql`w.artist`)}
          order by ${tracks.search_name} = w.title desc, ${tracks.plays_count} desc, ${tracks.id} limit 1),
        (select ${tracks.id} from ${tracks}
          where w.short <> '' and w.artist <> '' and ${tracks.search_text} % (w.short || ' ' || w.artist)
            and ${trackPolicy.isPublic}
          order by similarity(${tracks.search_text}, w.short || ' ' || w.artist) desc, ${tracks.plays_count} desc,
            ${tracks.id} limit 1)
      ) as id from wanted w`);
  });
  const ids = new Map(found.rows.map(({ place, id }) => [place, id]));
  const known = await tracksByIds(db, viewer, [...new Set([...ids.values()].filter((id) => id !== null))]);
  const byId = new Map(known.map((track) => [track.id, track]));
  return named.map((_, place) => byId.get(ids.get(place) ?? 0) ?? null);
}

/** Whether one of the artists of a track is among these, or none are given. */
const isBy = (names: ReturnType<typeof sql>) => sql`(${names} = '' or exists (
  select 1 from ${trackArtists} join ${artists} on ${artists.id} = ${trackArtists.artist_id}
  where ${trackArtists.track_id} = ${tracks.id} and (
    position(${artists.search_name} in ${names}) > 0 or position(${names} in ${artists.search_name}) > 0)))`;
