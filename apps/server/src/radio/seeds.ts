import type { Image, RadioSeed } from '@segno/data/contract';
import { and, eq, sql, type SQL } from 'drizzle-orm';
import { albumPolicy } from '../albums/policy.ts';
import { albums } from '../albums/table.ts';
import { artistPolicy } from '../artists/policy.ts';
import { artists } from '../artists/table.ts';
import type { Database } from '../db/Database.ts';
import { genres } from '../genres/table.ts';
import { notFound } from '../http/Problem.ts';
import { images } from '../media/table.ts';
import { playlistPolicy } from '../playlists/policy.ts';
import { playlists, playlistTracks } from '../playlists/table.ts';
import { toImage } from '../records/related.ts';
import { tags } from '../tags/table.ts';
import { trackPolicy } from '../tracks/policy.ts';
import { trackArtists, trackGenres, tracks, trackTags } from '../tracks/table.ts';
import type { Viewer } from '../viewer/Viewer.ts';

/** The ids of the tracks of a seed. */
export const tracksOfSeed = {
  track: (id: number) => sql`select ${id}::integer as id`,
  album: (id: number) => sql`select id from ${tracks} where album_id = ${id}::integer`,
  artist: (id: number) => sql`select track_id as id from ${trackArtists} where artist_id = ${id}::integer`,
  genre: (id: number) => sql`select track_id as id from ${trackGenres} where genre_id = ${id}::integer`,
  tag: (id: number) => sql`select track_id as id from ${trackTags} where tag_id = ${id}::integer`,
  playlist: (id: number) =>
    sql`select track_id as id from ${playlistTracks} where playlist_id = ${id}::integer`,
} satisfies Record<RadioSeed, (id: number) => SQL>;

/** Tables, names, pictures and visibility of the seeds. */
const seedsOf = (viewer: Viewer) =>
  ({
    track: {
      table: tracks,
      name: tracks.name,
      image: sql`coalesce(${tracks.image_key}, (select a.image_key from ${albums} a where a.id = ${tracks.album_id}))`,
      visible: trackPolicy.isPublic,
    },
    album: {
      table: albums,
      name: albums.name,
      image: sql`${albums.image_key}`,
      visible: albumPolicy.isPublic,
    },
    artist: {
      table: artists,
      name: artists.name,
      image: sql`${artists.image_key}`,
      visible: artistPolicy.isPublic,
    },
    genre: { table: genres, name: genres.display_name, image: sql`${genres.image_key}`, visible: sql`true` },
    tag: { table: tags, name: tags.display_name, image: sql`null`, visible: sql`true` },
    playlist: {
      table: playlists,
      name: playlists.name,
      image: sql`${playlists.image_key}`,
      visible: playlistPolicy.isVisible(viewer),
    },
  }) satisfies Record<RadioSeed, unknown>;

/** The record from which a radio begins. Throws a 404 when the viewer may not see it. */
export async function findSeed(
  db: Database,
  viewer: Viewer,
  type: RadioSeed,
  id: number,
): Promise<{ type: RadioSeed; id: number; name: string; image: Image | null }> {
  const { table, name, image, visible } = seedsOf(viewer)[type];
  const [found] = await db
    .select({ name, image: { key: images.key, color: images.color, alt: images.alt } })
    .from(table)
    .leftJoin(images, sql`${images.key} = ${image}`)
    .where(and(eq(table.id, id), visible));
  if (!found) throw notFound('There is no public music to begin this radio with.');
  return { type, id, name: found.name, image: toImage(found.image) };
}
