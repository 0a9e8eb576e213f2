import { mutationOptions } from '@tanstack/react-query';
import { request } from '../http/request.ts';
import { keepResponse } from '../shared/keepResponse.ts';
import { Done } from '../shared/contract.ts';
import { trackQuery } from '../tracks/queries.ts';
import { LyricsResponse } from './contract.ts';
import type { LyricsInput } from './inputs.ts';
import { lyricsQuery } from './queries.ts';

/** Stores the lyrics of a track. */
export const saveLyricsMutation = (trackId: number) =>
  mutationOptions({
    mutationFn: (body: LyricsInput, { client }) =>
      request(client, LyricsResponse, `tracks/${trackId}/lyrics`, { method: 'PUT', body }),
    onSuccess: async ({ lyrics }, _input, _result, { client }) => {
      await keepResponse(client, lyricsQuery(trackId), lyrics);
      return client.invalidateQueries({ queryKey: trackQuery(trackId).queryKey });
    },
  });

/** Removes the lyrics of a track, by the `updated_at` of those that are meant. */
export const deleteLyricsMutation = (trackId: number) =>
  mutationOptions({
    mutationFn: (version: string | void, { client }) =>
      request(client, Done, `tracks/${trackId}/lyrics`, {
        method: 'DELETE',
        ...(version && { query: { version } }),
      }),
    onSuccess: async (_answer, _input, _result, { client }) => {
      await keepResponse(client, lyricsQuery(trackId), null);
      return client.invalidateQueries({ queryKey: trackQuery(trackId).queryKey });
    },
  });
