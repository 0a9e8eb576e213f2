import { queryOptions } from '@tanstack/react-query';
import { request } from '../http/request.ts';
import { Likes } from './contract.ts';

/** Query options for the ids of what the signed-in person likes and follows. Guests get a 401. */
export const likesQuery = () =>
  queryOptions({
    queryKey: ['likes'],
    meta: { isPersonal: true },
    queryFn: ({ client, signal }) => request(client, Likes, 'me/likes', { signal }),
  });
