import { queryOptions } from '@tanstack/react-query';
import { request } from '../http/request.ts';
import { RadioAnswer, type RadioSeed } from './contract.ts';

/** Query options for music that is similar to a track, an album or an artist. */
export const radioQuery = (seedType: RadioSeed, seedId: number) =>
  queryOptions({
    queryKey: ['radio', seedType, seedId],
    queryFn: async ({ client, signal }) =>
      (await request(client, RadioAnswer, `radio/${seedType}/${seedId}`, { signal })).tracks,
  });
