import { longListQuery } from '../http/longListQuery.ts';
import { pagesQuery } from '../http/pagesQuery.ts';
import type { TableInput } from '../tables/defineTable.ts';
import {
  type libraryAlbumTable,
  LibraryAlbumList,
  type libraryArtistTable,
  LibraryArtistList,
  LibraryTrackList,
  type libraryTrackTable,
} from './contract.ts';

export type LibraryTracksInput = TableInput<typeof libraryTrackTable>;
export type LibraryAlbumsInput = TableInput<typeof libraryAlbumTable>;
export type LibraryArtistsInput = TableInput<typeof libraryArtistTable>;

/** The number of rows in a page of the liked songs. */
const libraryPageSize = 100;

/** The queries of the list of liked songs, which is read at any place. */
export const libraryTracksList = (input: LibraryTracksInput = {}) =>
  longListQuery(
    ['library', 'tracks', input],
    LibraryTrackList,
    'me/library/tracks',
    { ...input, perPage: libraryPageSize },
    { isPersonal: true },
  );

/** Infinite query options for the liked songs, for the player. */
export const libraryTracksQuery = (input: LibraryTracksInput = {}) =>
  pagesQuery(
    ['library', 'tracks', 'all', input],
    LibraryTrackList,
    'me/library/tracks',
    { ...input, perPage: libraryPageSize },
    { isPersonal: true },
  );

/** Infinite query options for the saved albums. */
export const libraryAlbumsQuery = (input: LibraryAlbumsInput = {}) =>
  pagesQuery(
    ['library', 'albums', input],
    LibraryAlbumList,
    'me/library/albums',
    { ...input },
    {
      isPersonal: true,
    },
  );

/** Infinite query options for the followed artists. */
export const libraryArtistsQuery = (input: LibraryArtistsInput = {}) =>
  pagesQuery(
    ['library', 'artists', input],
    LibraryArtistList,
    'me/library/artists',
    { ...input },
    {
      isPersonal: true,
    },
  );
