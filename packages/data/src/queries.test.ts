import type { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import * as data from './index.ts';
import { testQueryClient } from './http/testHttp.ts';
import * as samples from './samples.ts';

const asked = async (answer: unknown, ask: (client: QueryClient) => Promise<unknown>) => {
  const { client, sent } = testQueryClient([answer]);
  const result = await ask(client);
  return [
    sent.map(({ url }) => url.pathname.replace('/api/v1/', '') + decodeURIComponent(url.search)),
    result,
  ];
};
const page = (records: readonly unknown[]) => ({ pagination: samples.samplePage(records) });

test.each<[string, unknown, (client: QueryClient) => Promise<unknown>, unknown]>([
  ['albums/11', { album: samples.sampleAlbum }, (c) => c.query(data.albumQuery(11)), samples.sampleAlbum],
  ['artists/1', { artist: samples.sampleArtist }, (c) => c.query(data.artistQuery(1)), samples.sampleArtist],
  ['tracks/101', { track: samples.sampleTrack }, (c) => c.query(data.trackQuery(101)), samples.sampleTrack],
  [
    'playlists/51',
    { playlist: samples.samplePlaylists[0] },
    (c) => c.query(data.playlistQuery(51)),
    samples.samplePlaylists[0],
  ],
  ['users/12', { user: samples.sampleUsers[0] }, (c) => c.query(data.userQuery(12)), samples.sampleUsers[0]],
  [
    'users/12?with=roles',
    { user: samples.sampleUsers[0] },
    (c) => c.query(data.userQuery(12, { with: ['roles'] })),
    samples.sampleUsers[0],
  ],
  [
    'genres?perPage=100',
    page(samples.sampleGenres),
    (c) => c.query(data.genresQuery()),
    samples.sampleGenres,
  ],
  [
    'genres/folk',
    { genre: samples.sampleGenres[4] },
    (c) => c.query(data.genreQuery('folk')),
    samples.sampleGenres[4],
  ],
  [
    'tags/late%20night',
    { tag: samples.sampleTags[0] },
    (c) => c.query(data.tagQuery('late night')),
    samples.sampleTags[0],
  ],
  [
    'channels/home',
    { channel: samples.sampleChannel },
    (c) => c.query(data.channelQuery('home')),
    samples.sampleChannel,
  ],
  [
    'channels/genre?restriction=dream-pop',
    { channel: samples.sampleGenreChannel },
    (c) => c.query(data.channelQuery('genre', 'dream-pop')),
    samples.sampleGenreChannel,
  ],
  [
    'search?query=tide&types=tracks,albums&perPage=20',
    samples.sampleSearchResults,
    (c) => c.query(data.searchQuery(' tide ', { types: ['tracks', 'albums'], perPage: 20 })),
    samples.sampleSearchResults,
  ],
])('%s returns the record of the response body', async (path, answer, ask, expected) => {
  expect(await asked(answer, ask)).toEqual([[path], expected]);
});

test.each<[string, readonly unknown[], (client: QueryClient) => Promise<unknown>]>([
  [
    'albums?order=newest&perPage=12',
    samples.sampleAlbums,
    (c) => c.infiniteQuery(data.albumsQuery({ order: 'newest', perPage: 12 })),
  ],
  ['artists?genre=folk', samples.sampleArtists, (c) => c.infiniteQuery(data.artistsQuery({ genre: 'folk' }))],
  ['artists/1/tracks', samples.sampleTracks, (c) => c.infiniteQuery(data.artistTracksQuery(1))],
  ['artists/1/albums', samples.sampleAlbums, (c) => c.infiniteQuery(data.artistAlbumsQuery(1))],
  ['tracks', samples.sampleTracks, (c) => c.infiniteQuery(data.tracksQuery())],
  ['playlists', samples.samplePlaylists, (c) => c.infiniteQuery(data.playlistsQuery())],
  ['playlists/51/tracks', samples.samplePlaylistTracks, (c) => c.infiniteQuery(data.playlistTracksQuery(51))],
  ['tags/focus/tracks', samples.sampleTracks, (c) => c.infiniteQuery(data.tagTracksQuery('focus'))],
  ['tags/focus/albums', samples.sampleAlbums, (c) => c.infiniteQuery(data.tagAlbumsQuery('focus'))],
  [
    'channels/genre/items?restriction=folk',
    samples.sampleGenreChannel.items.data,
    (c) => c.infiniteQuery(data.channelItemsQuery('genre', 'folk')),
  ],
])('%s returns pages', async (path, records, ask) => {
  expect(await asked(page(records), ask)).toEqual([[path], { pages: [page(records)], pageParams: [null] }]);
});

test('a list continues after its last page until there is no cursor', async () => {
  const first = {
    pagination: { ...samples.samplePage(samples.sampleAlbums.slice(0, 2)), next_cursor: 'after 2' },
  };
  const { client, sent } = testQueryClient([first, page(samples.sampleAlbums.slice(2, 3))]);
  const result = await client.infiniteQuery({ ...data.albumsQuery(), pages: 5 });
  expect(sent.map(({ url }) => url.searchParams.get('cursor'))).toEqual([null, 'after 2']);
  expect(result.pages.flatMap(({ pagination }) => pagination.data)).toEqual(samples.sampleAlbums.slice(0, 3));
});

test('an empty search sends no request', async () => {
  const { client, sent } = testQueryClient([]);
  expect((await client.query(data.searchQuery('  '))).results.tracks).toEqual([]);
  expect(sent).toHaveLength(0);
});

test('a search text is truncated to the longest one that the server searches for', async () => {
  const { client, sent } = testQueryClient([samples.sampleSearchResults]);
  await client.query(data.searchQuery('x'.repeat(300)));
  expect(sent[0]?.url.searchParams.get('query')).toHaveLength(data.maxSearchLength);
});

test('PROFILE-3 relations of a user are cached apart', () => {
  expect(data.userQuery(12).queryKey).toEqual(['users', 12]);
  expect(data.userQuery(12, { with: ['roles'] }).queryKey).toEqual(['users', 12, { with: ['roles'] }]);
});
