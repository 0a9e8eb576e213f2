import type { Database } from '../db/Database.ts';
import { albumArtists, albumGenres, albums, albumTags } from '../albums/table.ts';
import { artistGenres, artists } from '../artists/table.ts';
import { genres } from '../genres/table.ts';
import { images, recordings } from '../media/table.ts';
import { playlists, playlistTracks } from '../playlists/table.ts';
import { tags } from '../tags/table.ts';
import { trackArtists, trackGenres, tracks, trackTags } from '../tracks/table.ts';
import { users } from '../users/table.ts';
import { named, namedForAddress } from '../records/named.ts';

type Given<T extends { $inferInsert: object }> = Partial<T['$inferInsert']>;

const first = <T>(rows: T[]): T => {
  const [row] = rows;
  if (row === undefined) throw new Error('Nothing was inserted.');
  return row;
};

/** Inserts records for tests, with defaults for all columns that a test does not set. */
export const sampleCatalogue = (db: Database) => ({
  async image(key: string) {
    await db.insert(images).values({ key, kind: 'album', color: '#336699' }).onConflictDoNothing();
    return key;
  },
  async user(name = 'Segno') {
    return first(await db.insert(users).values({ name }).returning());
  },
  async genre(displayName: string) {
    return first(await db.insert(genres).values(namedForAddress(displayName)).returning());
  },
  async tag(displayName: string, type: 'custom' | 'mood' = 'mood') {
    return first(
      await db
        .insert(tags)
        .values({ ...namedForAddress(displayName), type })
        .returning(),
    );
  },
  async artist(name: string, given: Given<typeof artists> & { genre?: number } = {}) {
    const artist = first(
      await db
        .insert(artists)
        .values({ ...named(name), ...given })
        .returning(),
    );
    if (given.genre) await db.insert(artistGenres).values({ artist_id: artist.id, genre_id: given.genre });
    return artist;
  },
  async album(
    name: string,
    given: Given<typeof albums> & { artists?: number[]; genre?: number; tag?: number } = {},
  ) {
    const album = first(
      await db
        .insert(albums)
        .values({ ...named(name), ...given })
        .returning(),
    );
    const credits = (given.artists ?? []).map((artist_id, order) => ({
      album_id: album.id,
      artist_id,
      order,
    }));
    if (credits.length > 0) await db.insert(albumArtists).values(credits);
    if (given.genre) await db.insert(albumGenres).values({ album_id: album.id, genre_id: given.genre });
    if (given.tag) await db.insert(albumTags).values({ album_id: album.id, tag_id: given.tag });
    return album;
  },
  async track(
    name: string,
    given: Given<typeof tracks> & { artists?: number[]; genre?: number; tag?: number } = {},
  ) {
    await db
      .insert(recordings)
      .values({ key: 'sample', duration: 60_000, peaks: new Uint8Array([0, 128, 255]) })
      .onConflictDoNothing();
    const track = first(
      await db
        .insert(tracks)
        .values({ ...named(name), recording_key: 'sample', duration: 60_000, ...given })
        .returning(),
    );
    const credits = (given.artists ?? []).map((artist_id, order) => ({
      track_id: track.id,
      artist_id,
      order,
    }));
    if (credits.length > 0) await db.insert(trackArtists).values(credits);
    if (given.genre) await db.insert(trackGenres).values({ track_id: track.id, genre_id: given.genre });
    if (given.tag) await db.insert(trackTags).values({ track_id: track.id, tag_id: given.tag });
    return track;
  },
  async playlist(
    name: string,
    owner_id: number,
    trackIds: number[] = [],
    given: Given<typeof playlists> = {},
  ) {
    const playlist = first(
      await db
        .insert(playlists)
        .values({ ...named(name), owner_id, ...given })
        .returning(),
    );
    if (trackIds.length > 0) {
      await db.insert(playlistTracks).values(
        trackIds.map((track_id, position) => ({
          playlist_id: playlist.id,
          track_id,
          position,
          added_by: owner_id,
        })),
      );
    }
    return playlist;
  },
});
