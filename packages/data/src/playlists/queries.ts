import { queryOptions } from '@tanstack/react-query';
import { longListQuery } from '../http/longListQuery.ts';
import { pagesQuery } from '../http/pagesQuery.ts';
import { request } from '../http/request.ts';
import type { PageInput } from '../shared/contract.ts';
import type { TableInput, TablePageInput } from '../tables/defineTable.ts';
import { PlaylistResponse, PlaylistList, type PlaylistOrder, PlaylistTrackList } from './contract.ts';
import type { SmartRules } from './smart.ts';
import type { libraryPlaylistTable, playlistTrackTable } from './tables.ts';

export interface PlaylistsInput extends Pick<PageInput, 'perPage'> {
  order?: PlaylistOrder;
}

/** Query options for one playlist, without its tracks. */
export const playlistQuery = (id: number) =>
  queryOptions({
    queryKey: ['playlists', id],
    queryFn: async ({ client, signal }) =>
      (await request(client, PlaylistResponse, `playlists/${id}`, { signal })).playlist,
  });

/** Infinite query options for a list of playlists. */
export const playlistsQuery = (input: PlaylistsInput = {}) =>
  pagesQuery(['playlists', 'list', input], PlaylistList, 'playlists', { ...input });

export type LibraryPlaylistsInput = TablePageInput<typeof libraryPlaylistTable>;

/** Infinite query options for the signed-in person's own and followed playlists. Guests get a 401. */
export const libraryPlaylistsQuery = (input: LibraryPlaylistsInput = {}) =>
  pagesQuery(
    ['playlists', 'library', input],
    PlaylistList,
    'me/playlists',
    { ...input },
    { isPersonal: true },
  );

/** Query options for one page of the signed-in person's own and followed playlists, with their total. */
export const libraryPlaylistsPageQuery = ({ page = 1, ...input }: LibraryPlaylistsInput = {}) =>
  queryOptions({
    queryKey: ['playlists', 'library', 'page', { ...input, page }],
    meta: { isPersonal: true },
    queryFn: async ({ client, signal }) =>
      (await request(client, PlaylistList, 'me/playlists', { query: { ...input, page }, signal })).pagination,
  });

export type PlaylistTracksInput = TableInput<typeof playlistTrackTable>;

/** Infinite query options for the tracks of a playlist, as entries: in its order, or sorted and filtered. */
export const playlistTracksQuery = (id: number, input: PlaylistTracksInput = {}) =>
  pagesQuery(
    Object.keys(input).length > 0 ? ['playlists', id, 'tracks', input] : ['playlists', id, 'tracks'],
    PlaylistTrackList,
    `playlists/${id}/tracks`,
    { ...input },
  );

/** The number of rows in a page of a playlist that is read at any place. */
const listPageSize = 100;

/** The queries of the tracks of a playlist, as entries, which are read at any place (LIST-5). */
export const playlistTracksList = (id: number, input: PlaylistTracksInput = {}) =>
  longListQuery(['playlists', id, 'tracks', 'list', input], PlaylistTrackList, `playlists/${id}/tracks`, {
    ...input,
    perPage: listPageSize,
  });

/** Query options for the rules of a smart playlist that the signed-in person may change. */
export const smartRulesQuery = (id: number) =>
  queryOptions({
    queryKey: ['playlists', id, 'rules'],
    queryFn: async ({ client, signal }) =>
      (
        await request(
          client,
          async () => (await import('./smart.ts')).SmartRulesResponse,
          `playlists/${id}/rules`,
          { signal },
        )
      ).rules,
  });

/** Query options for what rules find. */
export const smartPreviewQuery = (rules: SmartRules) =>
  queryOptions({
    queryKey: ['smart preview', rules],
    meta: { isPersonal: true },
    queryFn: ({ client, signal }) =>
      request(client, async () => (await import('./smart.ts')).SmartPreview, 'playlists/smart-preview', {
        method: 'POST',
        body: { rules },
        signal,
      }),
  });
