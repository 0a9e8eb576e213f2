import {
  AlbumAnswer,
  AlbumList,
  ArtistAnswer,
  ArtistList,
  ChannelAnswer,
  ChannelItemList,
  GenreAnswer,
  GenreList,
  Likes,
  NotificationList,
  OwnUserAnswer,
  PlaylistAnswer,
  PlaylistList,
  PlaylistTrackList,
  RadioAnswer,
  SearchResults,
  TagAnswer,
  TagList,
  TrackAnswer,
  TrackList,
  UserAnswer,
} from '@segno/data/contract';
import { beforeEach, expect, test } from 'vitest';
import { insertDefaultChannels } from '../channels/defaultChannels.ts';
import { asGuest, asListener } from '../viewer/testViewers.ts';
import { catalogueRoutes } from './routes.ts';
import { openTestCatalogue } from './testCatalogue.ts';

const catalogue = openTestCatalogue();

/** One record of each resource, each with the id 1. */
beforeEach(async () => {
  const { sample, db } = catalogue;
  const owner = await sample.user();
  const genre = (await sample.genre('Jazz')).id;
  const tag = (await sample.tag('Late night')).id;
  const artists = [(await sample.artist('Nadia Voss', { genre })).id];
  const album = await sample.album('Harbour', { artists, genre, tag, release_date: '2024-01-30' });
  const track = await sample.track('Tide', { artists, genre, tag, album_id: album.id });
  await sample.playlist('Evening', owner.id, [track.id]);
  await insertDefaultChannels(db);
});

/** An address of each kind, with the schema of its answer. `server-embedded` runs no other test of most of them. */
const answers = [
  ['/albums', AlbumList],
  ['/albums?order=newest', AlbumList],
  ['/albums/1', AlbumAnswer],
  ['/artists', ArtistList],
  ['/artists/1', ArtistAnswer],
  ['/artists/1/tracks', TrackList],
  ['/artists/1/albums', AlbumList],
  ['/channels/home', ChannelAnswer],
  ['/channels/genre?restriction=jazz', ChannelAnswer],
  ['/channels/popular-albums/items', ChannelItemList],
  ['/genres', GenreList],
  ['/genres/jazz', GenreAnswer],
  ['/me', OwnUserAnswer],
  ['/me/likes', Likes],
  ['/me/playlists', PlaylistList],
  ['/notifications', NotificationList],
  ['/playlists', PlaylistList],
  ['/playlists/1', PlaylistAnswer],
  ['/playlists/1/tracks', PlaylistTrackList],
  ['/radio/track/1', RadioAnswer],
  ['/search?query=harbor', SearchResults],
  ['/tags', TagList],
  ['/tags/late%20night', TagAnswer],
  ['/tags/late%20night/tracks', TrackList],
  ['/tags/late%20night/albums', AlbumList],
  ['/tracks', TrackList],
  ['/tracks?genre=jazz', TrackList],
  ['/tracks/1', TrackAnswer],
  ['/users/1', UserAnswer],
  ['/users/1/playlists', PlaylistList],
] as const;

/** Addresses that are answered to signed-in people only. */
const isPersonal = /^\/(?:me|notifications)\b/;

test.each(answers)('the answer of %s matches the contract', async (path, schema) => {
  await catalogue.get(path, schema, isPersonal.test(path) ? asListener(1) : asGuest);
});

test('every resource has an address in this list', () => {
  const resource = (path: string) => path.split(/[/?]/)[1];
  const mounted = catalogueRoutes(catalogue.db).routes.map(({ path }) => resource(path));
  expect(new Set(answers.map(([path]) => resource(path)))).toEqual(new Set(mounted));
});
