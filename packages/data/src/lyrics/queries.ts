import { queryOptions } from '@tanstack/react-query';
import { request } from '../http/request.ts';
import { LyricsAnswer } from './contract.ts';

/** Query options for the lyrics of a track; null when it has none. */
export const lyricsQuery = (trackId: number) =>
  queryOptions({
    queryKey: ['lyrics', trackId],
    queryFn: async ({ client, signal }) =>
      (await request(client, LyricsAnswer, `tracks/${trackId}/lyrics`, { signal })).lyrics,
  });
