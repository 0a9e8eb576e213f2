import type { Album, Artist, Genre, Playlist, SearchResults, Track } from '@segno/data';

/** The most probable result of a search text. */
export type TopResult =
  | { type: 'artist'; artist: Artist }
  | { type: 'album'; album: Album }
  | { type: 'track'; track: Track }
  | { type: 'playlist'; playlist: Playlist }
  | { type: 'genre'; genre: Genre };

/** Normalises text for comparison: without case and accents. */
const plain = (text: string) =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll(/\s+/g, ' ').trim();

/** How well a name matches the query: 0 is an exact match. */
const distance = (name: string, query: string) => {
  const letters = plain(name);
  if (letters === query) return 0;
  if (letters.startsWith(query)) return 1;
  return letters.includes(query) ? 2 : 3;
};

/** The result to show large: the best match by name; among equal matches, an artist before an album before a track. */
export function topResult(
  query: string,
  { artists, albums, tracks, playlists, genres }: SearchResults['results'],
): TopResult | null {
  const normalized = plain(query);
  const candidates: readonly (readonly [name: string, TopResult])[] = [
    ...artists.map((artist) => [artist.name, { type: 'artist', artist }] as const),
    ...albums.map((album) => [album.name, { type: 'album', album }] as const),
    ...tracks.map((track) => [track.name, { type: 'track', track }] as const),
    ...playlists.map((playlist) => [playlist.name, { type: 'playlist', playlist }] as const),
    ...genres.map((genre) => [genre.display_name, { type: 'genre', genre }] as const),
  ];
  let best: { distance: number; result: TopResult } | null = null;
  for (const [name, result] of candidates) {
    const found = distance(name, normalized);
    if (!best || found < best.distance) best = { distance: found, result };
  }
  return best?.result ?? null;
}
