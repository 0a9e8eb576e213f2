import { queryOptions } from '@tanstack/react-query';
import { pagesQuery } from '../http/pagesQuery.ts';
import { request } from '../http/request.ts';
import type { PageInput } from '../shared/contract.ts';
import { PlaylistAnswer, PlaylistList, type PlaylistOrder, PlaylistTrackList } from './contract.ts';

export interface PlaylistsInput extends Pick<PageInput, 'perPage'> {
  order?: PlaylistOrder;
}

/** A playlist, without its tracks. */
export const playlistQuery = (id: number) =>
  queryOptions({
    queryKey: ['playlists', id],
    queryFn: async ({ client, signal }) =>
      (await request(client, PlaylistAnswer, `playlists/${id}`, { signal })).playlist,
  });

/** Playlists, page by page. */
export const playlistsQuery = (input: PlaylistsInput = {}) =>
  pagesQuery(['playlists', 'list', input], PlaylistList, 'playlists', { ...input });

/** A playlist's tracks at their places, page by page. */
export const playlistTracksQuery = (id: number) =>
  pagesQuery(['playlists', id, 'tracks'], PlaylistTrackList, `playlists/${id}/tracks`);
