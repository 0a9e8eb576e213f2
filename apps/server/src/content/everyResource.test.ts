import {
  AppearanceResponse,
  AppearanceVersion,
  AlbumResponse,
  AlbumList,
  ArtistResponse,
  ArtistList,
  ChannelResponse,
  ChannelItemList,
  CustomPageResponse,
  GenreResponse,
  GenreList,
  Likes,
  Blocks,
  CommentList,
  FeedList,
  Folders,
  Hides,
  HistoryDays,
  HistoryList,
  LabelResponse,
  LabelList,
  LibraryAlbumList,
  LibraryArtistList,
  LibraryTrackList,
  MemberHome,
  RecentSearches,
  Reposts,
  UserList,
  NotificationList,
  PlaylistResponse,
  PlaylistInviteResponse,
  PlaylistList,
  PlaylistTrackList,
  RadioResponse,
  RadioTracks,
  SearchResults,
  TagResponse,
  TagList,
  TrackResponse,
  TrackList,
  UserResponse,
} from '@segno/data/contract';
import { beforeEach, expect, test } from 'vitest';
import { playlistInvites } from '../playlists/table.ts';
import { hashToken } from '../sessions/tokens.ts';
import { customPages } from '../customPages/table.ts';
import { labels } from '../labels/table.ts';
import { named } from '../records/named.ts';
import { insertDefaultChannels } from '../channels/defaultChannels.ts';
import { asAdmin, asGuest, asListener } from '../testing/testViewers.ts';
import { catalogueRoutes } from '../catalogueRoutes.ts';
import { openTestCatalogue } from '../testing/testCatalogue.ts';

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
  await sample.playlist('Evening', owner.id, [track.id], { collaborative: true });
  await db.insert(playlistInvites).values({ playlist_id: 1, token: '', token_hash: hashToken('secret') });
  await db.insert(labels).values(named('Harbour Records'));
  await db.insert(customPages).values({ title: 'About', slug: 'about', body: '<p>Us</p>', published: true });
  await insertDefaultChannels(db);
});

/** An address of each kind, with the schema of its answer. `server-embedded` runs no other test of most of them. */
const answers = [
  ['/albums', AlbumList],
  ['/albums?order=newest', AlbumList],
  ['/albums/1', AlbumResponse],
  ['/appearance', AppearanceResponse],
  ['/appearance/version', AppearanceVersion],
  ['/artists', ArtistList],
  ['/artists/1', ArtistResponse],
  ['/artists/1/tracks', TrackList],
  ['/artists/1/albums', AlbumList],
  ['/channels/home', ChannelResponse],
  ['/channels/genre?restriction=jazz', ChannelResponse],
  ['/channels/popular-albums/items', ChannelItemList],
  ['/custom-pages/about', CustomPageResponse],
  ['/genres', GenreList],
  ['/genres/jazz', GenreResponse],
  ['/labels', LabelList],
  ['/labels/1', LabelResponse],
  ['/labels/1/albums', AlbumList],
  ['/labels/1/artists', ArtistList],
  ['/labels/1/tracks', TrackList],
  ['/artists/1/appears-on', AlbumList],
  ['/artists/1/playlists', PlaylistList],
  ['/albums/1/comments', CommentList],
  ['/tracks/1/comments?order=position', CommentList],
  ['/tracks/1/playlists', PlaylistList],
  ['/me/blocks', Blocks],
  ['/me/feed', FeedList],
  ['/me/folders', Folders],
  ['/me/hides', Hides],
  ['/me/history', HistoryList],
  ['/me/history/days', HistoryDays],
  ['/me/home', MemberHome],
  ['/me/library/tracks?order=artist&page=1', LibraryTrackList],
  ['/me/library/albums?order=release', LibraryAlbumList],
  ['/me/library/artists?order=followers', LibraryArtistList],
  ['/me/reposts', Reposts],
  ['/me/searches', RecentSearches],
  ['/me/likes', Likes],
  ['/me/playlists', PlaylistList],
  ['/notifications', NotificationList],
  ['/playlists', PlaylistList],
  ['/playlists/1', PlaylistResponse],
  ['/playlists/1/tracks', PlaylistTrackList],
  ['/playlist-invites/secret', PlaylistInviteResponse],
  ['/radio/track/1', RadioResponse],
  ['/radio/track/1/tracks', RadioTracks],
  ['/search?query=harbor', SearchResults],
  ['/tags', TagList],
  ['/tags/late%20night', TagResponse],
  ['/tags/late%20night/tracks', TrackList],
  ['/tags/late%20night/albums', AlbumList],
  ['/tracks', TrackList],
  ['/tracks?genre=jazz', TrackList],
  ['/tracks/1', TrackResponse],
  ['/users/1', UserResponse],
  ['/users/1/playlists', PlaylistList],
  ['/users/1/likes', TrackList],
  ['/users/1/reposts', FeedList],
  ['/users/1/followers', UserList],
  ['/users/1/following', UserList],
] as const;

/** Addresses that are answered to signed-in people only. */
const isPersonal = /^\/(?:me|notifications)\b/;

const viewerOf = (path: string) => {
  if (path === '/appearance') return asAdmin(1);
  return isPersonal.test(path) ? asListener(1) : asGuest;
};

test.each(answers)('the answer of %s matches the contract', async (path, schema) => {
  await catalogue.get(path, schema, viewerOf(path));
});

test('every resource has an address in this list', () => {
  const resource = (path: string) => path.split(/[/?]/)[1];
  const read = catalogueRoutes(catalogue.db).routes.filter(({ method }) => method === 'GET');
  // Advertisements are documents for frames.
  const mounted = read.map(({ path }) => resource(path)).filter((name) => name !== 'ads');
  expect(new Set(answers.map(([path]) => resource(path)))).toEqual(new Set(mounted));
});
