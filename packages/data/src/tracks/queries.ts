import { queryOptions } from '@tanstack/react-query';
import { pagesQuery } from '../http/pagesQuery.ts';
import { request } from '../http/request.ts';
import type { PageInput } from '../shared/contract.ts';
import { TrackAnswer, TrackList, type TrackOrder } from './contract.ts';

export interface TracksInput extends Pick<PageInput, 'perPage'> {
  order?: TrackOrder;
  /** Name of a genre. */
  genre?: string;
}

/** The whole of a track. */
export const trackQuery = (id: number) =>
  queryOptions({
    queryKey: ['tracks', id],
    queryFn: async ({ client, signal }) =>
      (await request(client, TrackAnswer, `tracks/${id}`, { signal })).track,
  });

/** Tracks, page by page. */
export const tracksQuery = (input: TracksInput = {}) =>
  pagesQuery(['tracks', 'list', input], TrackList, 'tracks', { ...input });
