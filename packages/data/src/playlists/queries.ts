import { queryOptions } from '@tanstack/react-query';
import { pagesQuery } from '../http/pagesQuery.ts';
import { request } from '../http/request.ts';
import type { PageInput } from '../shared/contract.ts';
import {
  type LibraryPlaylistOrder,
  PlaylistAnswer,
  PlaylistList,
  type PlaylistOrder,
  PlaylistTrackList,
} from './contract.ts';

export interface PlaylistsInput extends Pick<PageInput, 'perPage'> {
  order?: PlaylistOrder;
}

/** Query options for one playlist, without its tracks. */
export const playlistQuery = (id: number) =>
  queryOptions({
    queryKey: ['playlists', id],
    queryFn: async ({ client, signal }) =>
      (await request(client, PlaylistAnswer, `playlists/${id}`, { signal })).playlist,
  });

/** Infinite query options for a list of playlists. */
export const playlistsQuery = (input: PlaylistsInput = {}) =>
  pagesQuery(['playlists', 'list', input], PlaylistList, 'playlists', { ...input });

export interface LibraryPlaylistsInput extends Pick<PageInput, 'perPage'> {
  order?: LibraryPlaylistOrder;
}

/** Infinite query options for the signed-in person's own and followed playlists. Guests are answered 401. */
export const libraryPlaylistsQuery = (input: LibraryPlaylistsInput = {}) =>
  pagesQuery(
    ['playlists', 'library', input],
    PlaylistList,
    'me/playlists',
    { ...input },
    { isPersonal: true },
  );

/** Infinite query options for the tracks of a playlist, as entries. */
export const playlistTracksQuery = (id: number) =>
  pagesQuery(['playlists', id, 'tracks'], PlaylistTrackList, `playlists/${id}/tracks`);
