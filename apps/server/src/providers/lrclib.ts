import * as v from 'valibot';
import { fetchJson, type Outside } from './fetchJson.ts';

const Found = v.object({
  instrumental: v.optional(v.nullable(v.boolean())),
  plainLyrics: v.nullish(v.string()),
  syncedLyrics: v.nullish(v.string()),
});

export interface SungTrack {
  name: string;
  artist: string;
  album: string | null;
  /** In milliseconds. */
  duration: number;
}

/** The lyrics of a track as LRC, with times where LRCLIB has them; null when it has none. */
export async function findLyricsText(
  outside: Outside,
  address: string,
  { name, artist, album, duration }: SungTrack,
): Promise<string | null> {
  const url = new URL('/api/get', address);
  url.search = new URLSearchParams({
    track_name: name,
    artist_name: artist,
    ...(album !== null && { album_name: album }),
    ...(duration > 0 && { duration: String(Math.round(duration / 1000)) }),
  }).toString();
  const found = await fetchJson(outside, Found, url);
  return found?.syncedLyrics?.trim() || found?.plainLyrics?.trim() || null;
}
