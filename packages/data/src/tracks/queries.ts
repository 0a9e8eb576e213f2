import { queryOptions } from '@tanstack/react-query';
import { pagesQuery } from '../http/pagesQuery.ts';
import { request } from '../http/request.ts';
import { PlaylistList } from '../playlists/contract.ts';
import type { PageInput } from '../shared/contract.ts';
import { TrackResponse, TrackList, type TrackOrder } from './contract.ts';

export interface TracksInput extends Pick<PageInput, 'perPage'> {
  order?: TrackOrder;
  /** The name of a genre. */
  genre?: string;
}

/** Query options for one track with all details. */
export const trackQuery = (id: number) =>
  queryOptions({
    queryKey: ['tracks', id],
    queryFn: async ({ client, signal }) =>
      (await request(client, TrackResponse, `tracks/${id}`, { signal })).track,
  });

/** Infinite query options for a list of tracks. */
export const tracksQuery = (input: TracksInput = {}) =>
  pagesQuery(['tracks', 'list', input], TrackList, 'tracks', { ...input });

/** Infinite query options for the public playlists with a track. */
export const trackPlaylistsQuery = (id: number) =>
  pagesQuery(['tracks', id, 'playlists'], PlaylistList, `tracks/${id}/playlists`);
