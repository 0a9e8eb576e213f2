import {
  ArtistResponse,
  FeedList,
  Folders,
  Hides,
  LibraryTrackList,
  Likes,
  NotificationList,
  PlaylistResponse,
  PlaylistList,
  PlaylistTrackList,
  RadioResponse,
  RecentSearches,
  SearchResults,
  UserList,
} from '@segno/data/contract';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { albums } from '../albums/table.ts';
import { announceReleases } from '../notifications/notifySocial.ts';
import { openTestCatalogue, times } from '../testing/testCatalogue.ts';
import { asGuest, asListener, asUser } from '../testing/testViewers.ts';
import { users } from '../users/table.ts';
import type { Viewer } from '../viewer/Viewer.ts';

const catalogue = openTestCatalogue();
let nora: Viewer;
let ben: Viewer;
const person = async (name: string) => {
  const { id } = await catalogue.sample.user(name);
  await catalogue.db
    .update(users)
    .set({ email: `${name.toLowerCase()}@segno.example`, email_verified_at: new Date() })
    .where(eq(users.id, id));
  return asListener(id);
};
beforeEach(async () => void ([nora, ben] = [await person('Nora'), await person('Ben')]));
const idOf = (viewer: Viewer) => viewer.user?.id ?? 0;

const songs = async (query = '') =>
  (await catalogue.get(`/me/library/tracks?${query}`, LibraryTrackList, nora)).pagination;
const names = async (query?: string) => (await songs(query)).data.map(({ track }) => track.name);

test('LIBRARY-1 liked songs are sorted, filtered and read at any place, with their number', async () => {
  const made = await times(5, (index) =>
    catalogue.sample.track(`Song ${'ecadb'[index]}`, {
      duration: 1000 * (index + 1),
      is_explicit: index === 2,
    }),
  );
  const ids = made.map(({ id }) => id);
  await catalogue.change(nora, 'POST', '/me/likes/tracks', { ids: [...ids, 999] });
  expect(await names('order=title')).toEqual(['Song a', 'Song b', 'Song c', 'Song d', 'Song e']);
  expect(await songs('order=title&page=2&perPage=2')).toMatchObject({
    total: 5,
    data: [{ track: { name: 'Song c' } }, { track: { name: 'Song d' } }],
  });
  expect(await names('order=duration&direction=desc&explicit=no')).toEqual([
    'Song b',
    'Song d',
    'Song c',
    'Song e',
  ]);
  expect(await names('query=song+d')).toEqual(['Song d']);
  await catalogue.change(nora, 'POST', '/me/likes/tracks/remove', { ids: ids.slice(0, 3) });
  expect(await names('order=title')).toEqual(['Song b', 'Song d']);
});

test('SELECT-5 saved albums and followed artists are removed and added together, and counted once', async () => {
  const saved = await times(3, (index) => catalogue.sample.album(`Album ${index}`));
  const followed = await times(3, (index) => catalogue.sample.artist(`Artist ${index}`));
  const draft = await catalogue.sample.album('Draft', { status: 'draft' });
  const likes = async () => {
    const found = await catalogue.get('/me/likes', Likes, nora);
    return {
      albums: found.albums.toSorted((a, b) => a - b),
      artists: found.artists.toSorted((a, b) => a - b),
    };
  };
  const followers = async (id: number) =>
    (await catalogue.get(`/artists/${id}`, ArtistResponse)).artist.followers_count;
  const [albumIds, artistIds] = [saved.map(({ id }) => id), followed.map(({ id }) => id)];
  for (const _time of [1, 2]) {
    await catalogue.change(nora, 'POST', '/me/likes/albums', { ids: [...albumIds, draft.id, 999] });
    await catalogue.change(nora, 'POST', '/me/likes/artists', { ids: artistIds });
  }
  expect(await likes()).toEqual({ albums: albumIds, artists: artistIds });
  expect(await followers(artistIds[0] ?? 0)).toBe(1);
  for (const _time of [1, 2]) {
    await catalogue.change(nora, 'POST', '/me/likes/albums/remove', { ids: albumIds.slice(1) });
    await catalogue.change(nora, 'POST', '/me/likes/artists/remove', { ids: artistIds.slice(0, 2) });
  }
  expect(await likes()).toEqual({ albums: albumIds.slice(0, 1), artists: artistIds.slice(2) });
  expect(await followers(artistIds[0] ?? 0)).toBe(0);
  expect(await followers(artistIds[2] ?? 0)).toBe(1);
  await catalogue.change(nora, 'POST', '/me/likes/users', { ids: [1] }, 404);
});

test('LIST-5 an outline has the total and the cursors of all pages, in each order', async () => {
  const made = await times(7, (index) => catalogue.sample.track(`Song ${'gbadcfe'[index]}`));
  const ids = made.map(({ id }) => id);
  await catalogue.change(nora, 'POST', '/me/likes/tracks', { ids });
  for (const order of ['added', 'title', 'artist', 'duration&direction=desc']) {
    const { total, starts = [], data } = await songs(`order=${order}&perPage=3&outline=1`);
    const further = await Promise.all(
      starts.map((cursor) => names(`order=${order}&perPage=3&cursor=${cursor}`)),
    );
    expect([total, starts.length]).toEqual([7, 2]);
    expect([data.map(({ track }) => track.name), ...further].flat()).toEqual(await names(`order=${order}`));
  }
  expect(await songs('perPage=7&outline=1')).toMatchObject({ total: 7, starts: [], next_cursor: null });
  expect(await songs('query=song+a&outline=1')).toMatchObject({ total: 1, starts: [] });
});

test('PEOPLE-1 people follow people, who are told of it; a block ends it and hides the person', async () => {
  await catalogue.change(nora, 'PUT', `/me/likes/users/${idOf(ben)}`);
  expect((await catalogue.get('/me/likes', Likes, nora)).users).toEqual([idOf(ben)]);
  const followers = await catalogue.get(`/users/${idOf(ben)}/followers`, UserList);
  expect(followers.pagination.data.map(({ name }) => name)).toEqual(['Nora']);
  const told = await catalogue.get('/notifications', NotificationList, ben);
  expect(told.pagination.data.map(({ type }) => type)).toEqual(['followed']);
  const playlist = await catalogue.sample.playlist('Evening', idOf(ben));
  await catalogue.change(ben, 'PUT', `/me/blocks/${idOf(nora)}`);
  expect((await catalogue.get('/me/likes', Likes, nora)).users).toEqual([]);
  expect((await catalogue.send(`/users/${idOf(ben)}`, nora)).status).toBe(404);
  expect((await catalogue.send(`/playlists/${playlist.id}`, nora)).status).toBe(404);
  await catalogue.change(nora, 'PUT', `/me/likes/users/${idOf(ben)}`, undefined, 404);
  expect((await catalogue.send(`/users/${idOf(ben)}`)).status).toBe(200);
});

test('PEOPLE-2 the feed has releases of followed artists and reposts of followed people, page by page', async () => {
  const artist = await catalogue.sample.artist('Nadia Voss');
  await catalogue.sample.album('Harbour', { artists: [artist.id], release_date: '2024-01-30' });
  await catalogue.sample.album('Not yet', { artists: [artist.id], release_date: '2999-01-30' });
  const track = await catalogue.sample.track('Tide');
  await catalogue.change(ben, 'PUT', `/me/reposts/tracks/${track.id}`);
  await catalogue.change(nora, 'PUT', `/me/likes/users/${idOf(ben)}`);
  await catalogue.change(nora, 'PUT', `/me/likes/artists/${artist.id}`);
  const page = await catalogue.get('/me/feed?perPage=1', FeedList, nora);
  expect(page.pagination.data).toMatchObject([{ type: 'repost', user: { name: 'Ben' } }]);
  const next = await catalogue.get(
    `/me/feed?perPage=1&cursor=${page.pagination.next_cursor}`,
    FeedList,
    nora,
  );
  expect(next.pagination).toMatchObject({
    data: [{ type: 'release', item: { album: { name: 'Harbour' } } }],
    next_cursor: null,
  });
});

test('PEOPLE-3 followers are told once of a new album', async () => {
  const artist = await catalogue.sample.artist('Nadia Voss');
  await catalogue.change(nora, 'PUT', `/me/likes/artists/${artist.id}`);
  const today = new Date().toISOString().slice(0, 10);
  const album = await catalogue.sample.album('Harbour', { artists: [artist.id], release_date: today });
  await catalogue.sample.album('Old', { artists: [artist.id], release_date: '2020-01-30' });
  expect([await announceReleases(catalogue.db), await announceReleases(catalogue.db)]).toEqual([1, 0]);
  const told = await catalogue.get('/notifications', NotificationList, nora);
  expect(told.pagination.data).toMatchObject([{ type: 'new_release' }]);
  expect(album.announced_at).toBeNull();
  expect(
    (await catalogue.db.select().from(albums).where(eq(albums.id, album.id)))[0]?.announced_at,
  ).not.toBeNull();
});

test('FOLDER-1 folders are nested two deep, and a deleted one leaves its playlists', async () => {
  const playlist = await catalogue.sample.playlist('Evening', idOf(nora));
  const foreign = await catalogue.sample.playlist('Other', idOf(ben));
  const make = async (name: string, parent_id: number | null, expected = 201) =>
    (
      (await catalogue.change(nora, 'POST', '/me/folders', { name, parent_id }, expected)).folder as {
        id: number;
      }
    )?.id;
  const outer = await make('Outer', null);
  const inner = await make('Inner', outer);
  await make('Third', inner, 422);
  await catalogue.change(nora, 'PUT', `/me/folders/${outer}`, { parent_id: inner }, 422);
  await catalogue.change(nora, 'PUT', '/me/folders/places', {
    playlist_ids: [playlist.id, foreign.id],
    folder_id: inner,
  });
  await catalogue.change(ben, 'DELETE', `/me/folders/${inner}`, undefined, 404);
  const places = async () => (await catalogue.get('/me/folders', Folders, nora)).places;
  expect(await places()).toEqual([{ playlist_id: playlist.id, folder_id: inner }]);
  await catalogue.change(nora, 'DELETE', `/me/folders/${inner}`);
  expect(await places()).toEqual([{ playlist_id: playlist.id, folder_id: outer }]);
  await catalogue.change(nora, 'DELETE', `/me/folders/${outer}`);
  expect(await places()).toEqual([]);
});

test('HIDE-1 a radio leaves out what its listener hides, until the end of the hide', async () => {
  const jazz = await catalogue.sample.genre('Jazz');
  const dub = await catalogue.sample.genre('Dub');
  const artist = await catalogue.sample.artist('Nadia Voss');
  const seed = await catalogue.sample.track('Seed', { genre: jazz.id });
  await catalogue.sample.track('By Nadia', { genre: jazz.id, artists: [artist.id] });
  const other = await catalogue.sample.track('Other', { genre: jazz.id });
  const radio = async (viewer: Viewer) =>
    (await catalogue.get(`/radio/track/${seed.id}`, RadioResponse, viewer)).tracks.map(({ name }) => name);
  await catalogue.change(nora, 'PUT', `/me/hides/artist/${artist.id}`, {});
  await catalogue.change(nora, 'PUT', `/me/hides/genre/${dub.id}`, { scope: 'radio' });
  await catalogue.change(nora, 'PUT', `/me/hides/track/${other.id}`, { until: '2020-01-01T00:00:00.000Z' });
  expect([await radio(nora), await radio(ben)]).toEqual([['Other'], ['By Nadia', 'Other']]);
  const { hides } = await catalogue.get('/me/hides', Hides, nora);
  expect(hides.map(({ name }) => name)).toEqual(['Dub', 'Nadia Voss']);
  const checked = (await catalogue.change(nora, 'POST', '/me/hides/check', {
    ids: [other.id],
    scope: 'everywhere',
  })) as {
    ids: number[];
  };
  expect(checked.ids).toEqual([]);
  const results = await catalogue.get('/search?query=nadia', SearchResults, nora);
  expect(results.results.artists).toEqual([]);
  await catalogue.change(nora, 'DELETE', `/me/hides/artist/${artist.id}`);
  expect((await catalogue.get('/search?query=nadia', SearchResults, nora)).results.artists).toHaveLength(1);
  expect(await radio(nora)).toHaveLength(2);
});

test('SEARCH-10 a person has the last twenty searches, each once', async () => {
  for (let index = 0; index < 22; index += 1)
    await catalogue.change(nora, 'POST', '/me/searches', { query: `query ${index % 21}` });
  const { searches } = await catalogue.get('/me/searches', RecentSearches, nora);
  expect(searches).toHaveLength(20);
  expect(searches[0]?.query).toBe('query 0');
  await catalogue.change(ben, 'DELETE', `/me/searches/${searches[0]?.id}`);
  await catalogue.change(nora, 'DELETE', `/me/searches/${searches[1]?.id}`);
  expect((await catalogue.get('/me/searches', RecentSearches, nora)).searches).toHaveLength(19);
});

test('FOLDER-2 the playlists of the library are filtered by their folder', async () => {
  const owner = asUser(idOf(nora), {
    permissions: (['music.view', 'playlists.create'] as const).map((name) => ({ name, restrictions: [] })),
  });
  const create = async (name: string) =>
    ((await catalogue.change(owner, 'POST', '/playlists', { name }, 201)) as { playlist: { id: number } })
      .playlist;
  const [inside, outside] = [await create('Inside'), await create('Outside')];
  const { folder } = (await catalogue.change(owner, 'POST', '/me/folders', { name: 'Box' }, 201)) as {
    folder: { id: number };
  };
  await catalogue.change(owner, 'PUT', '/me/folders/places', {
    playlist_ids: [inside.id],
    folder_id: folder.id,
  });
  const ids = async (id: number) =>
    (await catalogue.get(`/me/playlists?folder=${id}`, PlaylistList, owner)).pagination.data.map(
      (one) => one.id,
    );
  expect(await ids(folder.id)).toEqual([inside.id]);
  expect(await ids(0)).toContain(outside.id);
  expect(await ids(0)).not.toContain(inside.id);
});

test('PLAYLIST-10 the tracks of a file are found by ISRC, by title and artist, and by similar ones', async () => {
  const owner = asUser(idOf(nora), {
    permissions: (['music.view', 'playlists.create'] as const).map((name) => ({ name, restrictions: [] })),
  });
  const artist = await catalogue.sample.artist('Nadia Vöss');
  const other = await catalogue.sample.artist('Otto');
  await catalogue.sample.track('Low Tide', { artists: [artist.id], isrc: 'GBAYE6800001' });
  await catalogue.sample.track('Harbour Lights', { artists: [artist.id] });
  await catalogue.sample.track('Harbour Lights', { artists: [other.id], plays_count: 9 });
  await catalogue.sample.track('Secret', { artists: [artist.id], status: 'draft' });
  const { matches } = (await catalogue.change(owner, 'POST', '/playlists/match', {
    tracks: [
      { title: 'Anything', isrc: 'gb-aye-68-00001' },
      { title: 'Harbour lights (Remastered 2011)', artist: 'Somebody & Nadia Voss' },
      { title: 'HARBOUR LIGHTS' },
      { title: 'Harbor Lights', artist: 'Nadia Voss' },
      { title: 'Secret', artist: 'Nadia Vöss' },
      { title: 'Nothing like it', artist: 'Nobody' },
    ],
  })) as { matches: ({ name: string; artists: { name: string }[] } | null)[] };
  expect(matches.map((track) => track && `${track.name} by ${track.artists[0]?.name}`)).toEqual([
    'Low Tide by Nadia Vöss',
    'Harbour Lights by Nadia Vöss',
    'Harbour Lights by Otto',
    'Harbour Lights by Nadia Vöss',
    null,
    null,
  ]);
});

test('SMART-1 a smart playlist has the tracks that its rules find now, within its limit', async () => {
  const owner = asUser(idOf(nora), {
    permissions: (['music.view', 'playlists.create'] as const).map((name) => ({ name, restrictions: [] })),
  });
  const artist = await catalogue.sample.artist('Nadia Vöss');
  const [one, two] = await times(3, (index) =>
    catalogue.sample.track(`Tide ${index}`, { artists: [artist.id], plays_count: index, duration: 60_000 }),
  );
  await catalogue.sample.track('Ebb', { plays_count: 9 });
  const rules = {
    match: 'all',
    rules: [
      { field: 'artist', operator: 'is', value: 'nadia voss' },
      {
        match: 'any',
        rules: [
          { field: 'liked', operator: 'is', value: true },
          { field: 'plays', operator: 'more', value: 1 },
          { field: 'release_date', operator: 'between', value: ['2020-01-01', '2020-12-31'] },
          { field: 'last_played', operator: 'in_last', value: 7 },
          { field: 'genre', operator: 'is', value: 'Jazz%' },
        ],
      },
    ],
    limit: { by: 'tracks', value: 2 },
    order: 'most_played',
  };
  const body = { name: 'Mine', public: true, rules };
  const { playlist } = (await catalogue.change(owner, 'POST', '/playlists', body, 201)) as {
    playlist: { id: number };
  };
  const found = async (query = '') =>
    (
      await catalogue.get(`/playlists/${playlist.id}/tracks${query}`, PlaylistTrackList, asGuest)
    ).pagination.data.map(({ track }) => track.name);
  expect(await found()).toEqual(['Tide 2']);
  for (const each of [one, two]) await catalogue.change(owner, 'PUT', `/me/likes/tracks/${each?.id}`);
  expect(await found()).toEqual(['Tide 2', 'Tide 1']);
  const address = `/playlists/${playlist.id}/tracks`;
  const { pagination: outline } = await catalogue.get(
    `${address}?outline=1&perPage=1`,
    PlaylistTrackList,
    asGuest,
  );
  expect([outline.data.length, outline.total, outline.starts?.length]).toEqual([1, 2, 1]);
  expect(await found(`?perPage=1&cursor=${outline.starts?.[0]}`)).toEqual(['Tide 1']);
  const answer = await catalogue.get(`/playlists/${playlist.id}`, PlaylistResponse, owner);
  expect(answer.playlist).toMatchObject({
    is_smart: true,
    tracks_count: 2,
    duration: 120_000,
    permissions: { update: true, edit_tracks: false },
  });
  await catalogue.change(owner, 'POST', `/playlists/${playlist.id}/tracks`, { track_ids: [1] }, 409);
  await catalogue.change(owner, 'PUT', `/playlists/${playlist.id}`, {
    rules: { ...rules, match: 'any', limit: { by: 'hours', value: 1 } },
  });
  expect(await found()).toHaveLength(4);
  const bad = { ...rules, rules: [{ field: 'plays', operator: 'contains', value: "'; drop" }] };
  await catalogue.change(owner, 'POST', '/playlists/smart-preview', { rules: bad }, 422);
});
