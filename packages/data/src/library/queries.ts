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

/** The number of rows in a page of a list of the library. */
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

/** The queries of the list of saved albums, which is read at any place. */
export const libraryAlbumsList = (input: LibraryAlbumsInput = {}) =>
  longListQuery(
    ['library', 'albums', input],
    LibraryAlbumList,
    'me/library/albums',
    { ...input, perPage: libraryPageSize },
    { isPersonal: true },
  );

/** The queries of the list of followed artists, which is read at any place. */
export const libraryArtistsList = (input: LibraryArtistsInput = {}) =>
  longListQuery(
    ['library', 'artists', input],
    LibraryArtistList,
    'me/library/artists',
    { ...input, perPage: libraryPageSize },
    { isPersonal: true },
  );
