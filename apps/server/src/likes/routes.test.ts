import { ArtistResponse, Likes, PlaylistList, TrackResponse } from '@segno/data/contract';
import { beforeEach, expect, test } from 'vitest';
import { openTestCatalogue } from '../testing/testCatalogue.ts';
import { asGuest, asListener } from '../testing/testViewers.ts';
import type { Viewer } from '../viewer/Viewer.ts';

const catalogue = openTestCatalogue();
let nora: Viewer;
let ben: Viewer;
beforeEach(async () => {
  nora = asListener((await catalogue.sample.user('Nora')).id);
  ben = asListener((await catalogue.sample.user('Ben')).id);
});

const likes = (viewer = nora) => catalogue.get('/me/likes', Likes, viewer);
const none = { tracks: [], albums: [], artists: [], playlists: [], users: [] };

test('LIKE-1 a like is kept once, newest first, for the person who gave it, and counted', async () => {
  const [one, two] = [await catalogue.sample.track('One'), await catalogue.sample.track('Two')];
  for (const id of [one.id, two.id, one.id]) await catalogue.change(nora, 'PUT', `/me/likes/tracks/${id}`);
  await catalogue.change(ben, 'PUT', `/me/likes/tracks/${one.id}`);
  expect(await likes()).toEqual({ ...none, tracks: [two.id, one.id] });
  const countOf = async () => (await catalogue.get(`/tracks/${one.id}`, TrackResponse)).track.likes_count;
  expect(await countOf()).toBe(2);
  await catalogue.change(nora, 'DELETE', `/me/likes/tracks/${one.id}`);
  await catalogue.change(nora, 'DELETE', `/me/likes/tracks/${one.id}`);
  expect(await countOf()).toBe(1);
  expect(await likes()).toEqual({ ...none, tracks: [two.id] });
  expect(await likes(ben)).toEqual({ ...none, tracks: [one.id] });
});

test('albums, artists and playlists can be liked and followed', async () => {
  const album = await catalogue.sample.album('Harbour');
  const artist = await catalogue.sample.artist('Nadia Voss');
  const playlist = await catalogue.sample.playlist('Evening', ben.user?.id ?? 0);
  await catalogue.change(nora, 'PUT', `/me/likes/albums/${album.id}`);
  await catalogue.change(nora, 'PUT', `/me/likes/artists/${artist.id}`);
  await catalogue.change(nora, 'PUT', `/me/likes/playlists/${playlist.id}`);
  expect(await likes()).toEqual({
    tracks: [],
    albums: [album.id],
    artists: [artist.id],
    playlists: [playlist.id],
    users: [],
  });
  const answer = await catalogue.get(`/artists/${artist.id}`, ArtistResponse);
  expect(answer.artist.followers_count).toBe(1);
  const library = await catalogue.get('/me/playlists', PlaylistList, nora);
  expect(library.pagination.data.map(({ name }) => name)).toEqual(['Evening']);
});

test('likes in parallel are counted once', async () => {
  const track = await catalogue.sample.track('One');
  await Promise.all(
    Array.from({ length: 8 }, () => catalogue.change(nora, 'PUT', `/me/likes/tracks/${track.id}`)),
  );
  expect((await catalogue.get(`/tracks/${track.id}`, TrackResponse)).track.likes_count).toBe(1);
});

test('what a person may not see cannot be liked, and guests cannot like', async () => {
  const draft = await catalogue.sample.track('Draft', { status: 'draft' });
  const secret = await catalogue.sample.playlist('Secret', ben.user?.id ?? 0, [], { public: false });
  await catalogue.change(nora, 'PUT', `/me/likes/tracks/${draft.id}`, undefined, 404);
  await catalogue.change(nora, 'PUT', `/me/likes/playlists/${secret.id}`, undefined, 404);
  await catalogue.change(nora, 'PUT', '/me/likes/labels/1', undefined, 404);
  await catalogue.change(asGuest, 'PUT', `/me/likes/tracks/${draft.id}`, undefined, 401);
  expect((await catalogue.send('/me/likes', asGuest)).status).toBe(401);
  expect(await likes()).toEqual(none);
});
