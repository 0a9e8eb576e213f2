import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { albumArtists, albums } from '../albums/table.ts';
import { artists } from '../artists/table.ts';
import { openTestDatabase, type TestDatabase } from '../testing/testDatabase.ts';
import { genres } from '../genres/table.ts';
import { playlists, playlistTracks } from '../playlists/table.ts';
import { tags } from '../tags/table.ts';
import { trackArtists, trackGenres, tracks } from '../tracks/table.ts';
import { named } from '../records/named.ts';
import { sampleCatalogue } from '../testing/sampleCatalogue.ts';

let database: TestDatabase;
beforeAll(async () => void (database = await openTestDatabase()));
beforeEach(() => database.truncate());
afterAll(() => database.close());

/** An artist with an album of two tracks, a genre, a tag, and a playlist with both tracks. */
const setUp = async () => {
  const { db } = database;
  const sample = sampleCatalogue(db);
  const owner = await sample.user();
  const genre = await sample.genre('Jazz');
  const tag = await sample.tag('Late night');
  const artist = await sample.artist('Nadia Voss', { genre: genre.id });
  const about = { artists: [artist.id], genre: genre.id, tag: tag.id };
  const album = await sample.album('Harbour', about);
  const one = await sample.track('Tide', { ...about, album_id: album.id, duration: 1000 });
  const two = await sample.track('Ebb', { ...about, album_id: album.id, duration: 2000 });
  const playlist = await sample.playlist('Evening', owner.id, [one.id, two.id]);
  return { db, sample, genre, tag, artist, album, one, two, playlist };
};

const counts = async () => {
  const { db } = database;
  const [album] = await db.select().from(albums);
  const [artist] = await db.select().from(artists);
  const [genre] = await db.select().from(genres);
  const [tag] = await db.select().from(tags);
  const [playlist] = await db.select().from(playlists);
  return {
    album: [album?.tracks_count, album?.duration],
    artist: [artist?.tracks_count, artist?.albums_count],
    genre: [genre?.tracks_count, genre?.albums_count, genre?.artists_count],
    tag: [tag?.tracks_count, tag?.albums_count],
    playlist: [playlist?.tracks_count, playlist?.duration],
  };
};
const full = { album: [2, 3000], artist: [2, 1], genre: [2, 1, 1], tag: [2, 1], playlist: [2, 3000] };

test('inserted rows update counts and durations', async () => {
  await setUp();
  expect(await counts()).toEqual(full);
});

test('a hidden track is subtracted from every count and added again when published', async () => {
  const { db, one } = await setUp();
  await db.update(tracks).set({ status: 'hidden' }).where(eq(tracks.id, one.id));
  expect(await counts()).toEqual({
    album: [1, 2000],
    artist: [1, 1],
    genre: [1, 1, 1],
    tag: [1, 1],
    playlist: [1, 2000],
  });
  await db.update(tracks).set({ status: 'published' });
  expect(await counts()).toEqual(full);
});

test('a hidden album and a hidden artist are subtracted from the counts of other records', async () => {
  const { db } = await setUp();
  await db.update(albums).set({ status: 'hidden' });
  await db.update(artists).set({ status: 'draft' });
  expect(await counts()).toEqual({ ...full, artist: [2, 0], genre: [2, 0, 0], tag: [2, 0] });
});

test('a deleted track is subtracted from every count', async () => {
  const { db, two } = await setUp();
  await db.delete(tracks).where(eq(tracks.id, two.id));
  expect(await counts()).toEqual({
    album: [1, 1000],
    artist: [1, 1],
    genre: [1, 1, 1],
    tag: [1, 1],
    playlist: [1, 1000],
  });
});

test('counts and durations are right after a new length, a move to another album and a second role', async () => {
  const { db, sample, one, artist } = await setUp();
  await db.update(tracks).set({ duration: 5000 }).where(eq(tracks.id, one.id));
  expect(await counts()).toMatchObject({ album: [2, 7000], playlist: [2, 7000] });
  const other = await sample.album('Other');
  await db.update(tracks).set({ album_id: other.id }).where(eq(tracks.id, one.id));
  const moved = await db.select().from(albums).orderBy(albums.id);
  expect(moved.map((album) => album.duration)).toEqual([2000, 5000]);
  await db.insert(trackArtists).values({ track_id: one.id, artist_id: artist.id, role: 'producer' });
  expect(await counts()).toMatchObject({ artist: [2, 1] });
});

test('a track whose genre changes is counted in the new genre only', async () => {
  const { db, sample, one, genre } = await setUp();
  const folk = await sample.genre('Folk');
  await db.update(trackGenres).set({ genre_id: folk.id }).where(eq(trackGenres.track_id, one.id));
  const rows = await db.select().from(genres).orderBy(genres.id);
  expect(rows.map(({ id, tracks_count }) => [id, tracks_count])).toEqual([
    [genre.id, 1],
    [folk.id, 1],
  ]);
});

test('a track that a playlist contains twice is counted twice', async () => {
  const { db, one, playlist } = await setUp();
  await db.insert(playlistTracks).values({ playlist_id: playlist.id, track_id: one.id, position: 2 });
  expect(await counts()).toMatchObject({ playlist: [3, 4000] });
});

test('counts are right after one statement that changes many rows', async () => {
  const { db, album, genre } = await setUp();
  const rows = await db
    .insert(tracks)
    .values(
      Array.from({ length: 500 }, (_, index) => ({
        ...named(`Track ${index}`),
        recording_key: 'sample',
        duration: 10,
        album_id: album.id,
      })),
    )
    .returning({ id: tracks.id });
  await db.insert(trackGenres).values(rows.map(({ id }) => ({ track_id: id, genre_id: genre.id })));
  expect(await counts()).toMatchObject({ album: [502, 8000], genre: [502, 1, 1] });
  await db.delete(albums);
  expect(await counts()).toMatchObject({ artist: [2, 0], genre: [502, 0, 1], tag: [2, 0] });
});

test('a change of the play count changes no other column', async () => {
  const { db } = await setUp();
  await db.update(tracks).set({ plays_count: 7 });
  expect(await counts()).toEqual(full);
});

test('the search text of tracks and albums has their name and the names of their published artists', async () => {
  const { db, sample, one, album, artist } = await setUp();
  const texts = async () => [
    (await db.select().from(tracks).where(eq(tracks.id, one.id)))[0]?.search_text,
    (await db.select().from(albums))[0]?.search_text,
  ];
  expect(await texts()).toEqual(['tide nadia voss', 'harbour nadia voss']);
  const guest = await sample.artist('Łukasz Øster');
  await db.insert(trackArtists).values({ track_id: one.id, artist_id: guest.id, role: 'featured', order: 1 });
  await db.update(artists).set(named('Nadia Vöss-Klein')).where(eq(artists.id, artist.id));
  await db.update(albums).set(named('Harbor')).where(eq(albums.id, album.id));
  expect(await texts()).toEqual(['tide nadia voss klein lukasz oster', 'harbor nadia voss klein']);
  await db.update(artists).set({ status: 'hidden' }).where(eq(artists.id, artist.id));
  await db.delete(albumArtists);
  expect(await texts()).toEqual(['tide lukasz oster', 'harbor']);
  await db.delete(artists);
  expect(await texts()).toEqual(['tide', 'harbor']);
});
