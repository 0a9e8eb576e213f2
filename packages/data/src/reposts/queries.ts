import { queryOptions } from '@tanstack/react-query';
import { request } from '../http/request.ts';
import { Reposts } from './contract.ts';

/** Query options for the ids of what the signed-in person has reposted. Guests get a 401. */
export const repostsQuery = () =>
  queryOptions({
    queryKey: ['reposts'],
    meta: { isPersonal: true },
    queryFn: ({ client, signal }) => request(client, Reposts, 'me/reposts', { signal }),
  });
