import { queryOptions } from '@tanstack/react-query';
import { request } from '../http/request.ts';
import { RadioResponse, RadioTracks, type RadioSeed } from './contract.ts';

/** Query options for music that is similar to a record. */
export const radioQuery = (seedType: RadioSeed, seedId: number) =>
  queryOptions({
    queryKey: ['radio', seedType, seedId],
    queryFn: async ({ client, signal }) =>
      (await request(client, RadioResponse, `radio/${seedType}/${seedId}`, { signal })).tracks,
  });

/** What a listener wants of a radio, and what they have heard, oldest first: ids of tracks. */
export interface RadioInput {
  played?: readonly number[];
  more?: readonly number[];
  less?: readonly number[];
}

/** Query options for the next tracks of a radio. */
export const radioTracksQuery = (
  seedType: RadioSeed,
  seedId: number,
  { played = [], more = [], less = [] }: RadioInput = {},
) =>
  queryOptions({
    queryKey: ['radio', seedType, seedId, 'tracks', { played, more, less }],
    queryFn: ({ client, signal }) =>
      request(client, RadioTracks, `radio/${seedType}/${seedId}/tracks`, {
        signal,
        query: {
          played: played.join(',') || undefined,
          more: more.join(',') || undefined,
          less: less.join(',') || undefined,
        },
      }),
  });
