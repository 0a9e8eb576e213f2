import { PlaylistResponse, PlaylistList, PlaylistTrackList } from '@segno/data/contract';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { readAll, times, openTestCatalogue } from '../testing/testCatalogue.ts';
import { tracks } from '../tracks/table.ts';
import { playlistTracks } from './table.ts';

const catalogue = openTestCatalogue();

const setUp = async (size: number) => {
  const { sample } = catalogue;
  const owner = await sample.user('Segno');
  const artist = await sample.artist('Nadia Voss');
  const made = await times(size, (index) => sample.track(`Track ${index}`, { artists: [artist.id] }));
  const playlist = await sample.playlist(
    'Evening',
    owner.id,
    made.map(({ id }) => id),
  );
  return { owner, made, playlist };
};

test('a playlist has its owner, its number of tracks and its duration', async () => {
  const { owner, playlist } = await setUp(3);
  const answer = await catalogue.get(`/playlists/${playlist.id}`, PlaylistResponse);
  expect(answer.playlist).toMatchObject({
    name: 'Evening',
    owner: { id: owner.id, name: 'Segno' },
    tracks_count: 3,
    duration: 180_000,
  });
});

test('tracks of a playlist keep their order and repetitions; hidden tracks are omitted', async () => {
  const { owner, made, playlist } = await setUp(5);
  const [one, two] = made;
  await catalogue.db
    .insert(playlistTracks)
    .values({ playlist_id: playlist.id, track_id: one!.id, position: 5, added_by: null });
  await catalogue.db.update(tracks).set({ status: 'hidden' }).where(eq(tracks.id, two!.id));
  const listed = await readAll((cursor) =>
    catalogue.get(`/playlists/${playlist.id}/tracks?perPage=2${cursor}`, PlaylistTrackList),
  );
  expect(listed.map(({ track }) => track.name)).toEqual([
    'Track 0',
    'Track 2',
    'Track 3',
    'Track 4',
    'Track 0',
  ]);
  expect(listed.map(({ position }) => position)).toEqual([1, 2, 3, 4, 5]);
  expect(listed.map(({ added_by }) => added_by)).toEqual([
    ...Array.from({ length: 4 }, () => ({ id: owner.id, name: 'Segno' })),
    null,
  ]);
});

test('each of several entries with the same position is listed once', async () => {
  const { playlist } = await setUp(6);
  await catalogue.db.update(playlistTracks).set({ position: 0 });
  const listed = await readAll((cursor) =>
    catalogue.get(`/playlists/${playlist.id}/tracks?perPage=2${cursor}`, PlaylistTrackList),
  );
  expect(listed.map(({ track }) => track.id)).toEqual([1, 2, 3, 4, 5, 6]);
});

test('a playlist that is not public gives 404 and is not listed', async () => {
  const { sample } = catalogue;
  const owner = await sample.user();
  const { id } = await sample.playlist('Mine', owner.id, [], { public: false });
  const missing = {
    status: 404,
    body: { code: 'not_found', message: 'This playlist does not exist, or is not public.' },
  };
  expect(await catalogue.send(`/playlists/${id}`)).toEqual(missing);
  expect(await catalogue.send(`/playlists/${id}/tracks`)).toEqual(missing);
  expect((await catalogue.get('/playlists', PlaylistList)).pagination.data).toEqual([]);
});

test.each(['popular', 'newest', 'name'])('playlists by %s can be read to the last page', async (order) => {
  const owner = await catalogue.sample.user();
  await times(7, (index) => catalogue.sample.playlist(`Playlist ${index % 2}`, owner.id));
  const listed = await readAll((cursor) =>
    catalogue.get(`/playlists?order=${order}&perPage=3${cursor}`, PlaylistList),
  );
  expect(listed.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7]);
});

test('50 tracks or playlists take the same number of queries as 2', async () => {
  const { owner, playlist } = await setUp(50);
  const few = await catalogue.countQueries(`/playlists/${playlist.id}/tracks?perPage=2`);
  expect(await catalogue.countQueries(`/playlists/${playlist.id}/tracks?perPage=50`)).toBe(few);
  await times(50, (index) => catalogue.sample.playlist(`Playlist ${index}`, owner.id));
  const fewPlaylists = await catalogue.countQueries('/playlists?perPage=2');
  expect(await catalogue.countQueries('/playlists?perPage=50')).toBe(fewPlaylists);
});
