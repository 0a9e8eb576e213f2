import {
  AlbumResponse,
  AlbumList,
  ArtistResponse,
  ChannelResponse,
  GenreResponse,
  SearchResults,
  TrackResponse,
  TrackList,
} from '@segno/data/contract';
import { beforeEach, expect, test } from 'vitest';
import { insertDefaultChannels } from '../channels/defaultChannels.ts';
import { asAdmin, asGuest, asListener } from '../testing/testViewers.ts';
import type { Viewer } from '../viewer/Viewer.ts';
import { openTestCatalogue } from '../testing/testCatalogue.ts';

const catalogue = openTestCatalogue();
let owner: Viewer;
let other: Viewer;
const admin = asAdmin(900);
let draft: { album: number; track: number; artist: number };

beforeEach(async () => {
  const { sample, db } = catalogue;
  owner = asListener((await sample.user('Nora')).id);
  other = asListener((await sample.user('Ben')).id);
  const owner_id = owner.user?.id;
  const genre = (await sample.genre('Jazz')).id;
  const artist = await sample.artist('Secret Artist', { status: 'draft', genre });
  const album = await sample.album('Secret album', { status: 'draft', owner_id, genre });
  const track = await sample.track('Secret track', {
    status: 'draft',
    owner_id,
    genre,
    album_id: album.id,
  });
  draft = { album: album.id, track: track.id, artist: artist.id };
  await insertDefaultChannels(db);
});

const statuses = (path: string) =>
  Promise.all(
    [asGuest, other, owner, admin].map(async (viewer) => (await catalogue.send(path, viewer)).status),
  );

test('ACCESS-8 a draft is visible to its owner and to admins, with its tracks', async () => {
  expect(await statuses(`/albums/${draft.album}`)).toEqual([404, 404, 200, 200]);
  expect(await statuses(`/tracks/${draft.track}`)).toEqual([404, 404, 200, 200]);
  expect(await statuses(`/artists/${draft.artist}`)).toEqual([404, 404, 404, 200]);
  const { album } = await catalogue.get(`/albums/${draft.album}`, AlbumResponse, owner);
  expect(album.tracks.map(({ name }) => name)).toEqual(['Secret track']);
  const { track } = await catalogue.get(`/tracks/${draft.track}`, TrackResponse, owner);
  expect(track).toMatchObject({ status: 'draft', name: 'Secret track' });
  const { artist } = await catalogue.get(`/artists/${draft.artist}`, ArtistResponse, admin);
  expect(artist.status).toBe('draft');
});

test('ACCESS-8 no shared list, count, search or channel has a draft, whoever asks', async () => {
  for (const viewer of [asGuest, other, owner, admin]) {
    const albums = await catalogue.get('/albums', AlbumList, viewer);
    const tracks = await catalogue.get('/tracks?genre=jazz', TrackList, viewer);
    const { results } = await catalogue.get('/search?query=secret', SearchResults, viewer);
    const { genre } = await catalogue.get('/genres/jazz', GenreResponse, viewer);
    const { channel } = await catalogue.get('/channels/home', ChannelResponse, viewer);
    expect(albums.pagination.data).toEqual([]);
    expect(tracks.pagination.data).toEqual([]);
    expect(Object.values(results).flat()).toEqual([]);
    expect([genre.tracks_count, genre.albums_count, genre.artists_count]).toEqual([0, 0, 0]);
    expect(JSON.stringify(channel)).not.toContain('Secret');
    expect((await catalogue.send(`/radio/track/${draft.track}`, viewer)).status).toBe(404);
  }
});

/** Each `permissions` in an answer, with the path to it. */
const permissionsIn = (value: unknown, path = ''): [string, unknown][] => {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'permissions' ? [[path, inner] as [string, unknown]] : permissionsIn(inner, `${path}.${key}`),
  );
};

test('ACCESS-9 each record of each answer carries what its viewer may do', async () => {
  const { sample } = catalogue;
  const owner_id = owner.user?.id;
  const artist = await sample.artist('Nadia Voss');
  const album = await sample.album('Harbour', { owner_id, artists: [artist.id] });
  const track = await sample.track('Tide', { owner_id, album_id: album.id, artists: [artist.id] });
  const playlist = await sample.playlist('Evening', owner_id ?? 0, [track.id]);
  const paths = {
    owned: [
      '/albums',
      `/albums/${album.id}`,
      `/artists/${artist.id}/albums`,
      `/artists/${artist.id}/tracks`,
      '/playlists',
      `/playlists/${playlist.id}`,
      `/playlists/${playlist.id}/tracks`,
      '/search?query=tide&types=tracks',
      '/tracks',
      `/tracks/${track.id}`,
      '/channels/popular-albums/items',
    ],
    unowned: ['/artists', `/artists/${artist.id}`, '/search?query=nadia&types=artists'],
  };
  for (const viewer of [asGuest, other, owner, admin]) {
    for (const [kind, each] of Object.entries(paths)) {
      const may = viewer === admin || (viewer === owner && kind === 'owned');
      for (const path of each) {
        const found = permissionsIn((await catalogue.send(path, viewer)).body);
        expect(found, path).not.toEqual([]);
        for (const [place, permissions] of found)
          expect(permissions, `${path} ${place}`).toMatchObject({ update: may, delete: may });
      }
    }
  }
});
