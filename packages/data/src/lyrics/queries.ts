import { queryOptions } from '@tanstack/react-query';
import { request } from '../http/request.ts';
import { LyricsResponse } from './contract.ts';

/** Query options for the lyrics of a track; null when it has none. */
export const lyricsQuery = (trackId: number) =>
  queryOptions({
    queryKey: ['lyrics', trackId],
    queryFn: async ({ client, signal }) =>
      (await request(client, LyricsResponse, `tracks/${trackId}/lyrics`, { signal })).lyrics,
  });
