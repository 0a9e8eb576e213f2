import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { request } from '../http/request.ts';
import { Done } from '../shared/contract.ts';
import { RecentSearches } from './contract.ts';

/** Query options for the recent searches of the signed-in person. Guests get a 401. */
export const recentSearchesQuery = () =>
  queryOptions({
    queryKey: ['searches'],
    meta: { isPersonal: true },
    queryFn: async ({ client, signal }) =>
      (await request(client, RecentSearches, 'me/searches', { signal })).searches,
  });

/** Mutation options that keep a search. */
export const addSearchMutation = () =>
  mutationOptions({
    mutationFn: (query: string, { client }) =>
      request(client, Done, 'me/searches', { method: 'POST', body: { query } }),
    onSuccess: (_answer, _input, _result, { client }) =>
      client.invalidateQueries({ queryKey: recentSearchesQuery().queryKey }),
  });

/** Mutation options that remove one recent search, or all with null. */
export const removeSearchMutation = () =>
  mutationOptions({
    mutationFn: (id: number | null, { client }) =>
      request(client, Done, id === null ? 'me/searches' : `me/searches/${id}`, { method: 'DELETE' }),
    onSuccess: (_answer, _input, _result, { client }) =>
      client.invalidateQueries({ queryKey: recentSearchesQuery().queryKey }),
  });
