import { queryOptions } from '@tanstack/react-query';
import { pagesQuery } from '../http/pagesQuery.ts';
import { request } from '../http/request.ts';
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
export const libraryPageSize = 100;

/**
 * Query options for one page of the liked songs, from 1, with the number of all. A list that scrolls reads the pages that
 * it shows.
 */
export const libraryTracksPageQuery = (input: LibraryTracksInput = {}, page = 1) =>
  queryOptions({
    queryKey: ['library', 'tracks', input, page],
    meta: { isPersonal: true },
    queryFn: async ({ client, signal }) =>
      (
        await request(client, LibraryTrackList, 'me/library/tracks', {
          query: { ...input, page, perPage: libraryPageSize },
          signal,
        })
      ).pagination,
  });

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
