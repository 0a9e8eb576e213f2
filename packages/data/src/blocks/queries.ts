import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { request } from '../http/request.ts';
import { Done } from '../shared/contract.ts';
import { Blocks } from './contract.ts';

/** Query options for the people whom the signed-in person has blocked. Guests get a 401. */
export const blocksQuery = () =>
  queryOptions({
    queryKey: ['blocks'],
    meta: { isPersonal: true },
    queryFn: ({ client, signal }) => request(client, Blocks, 'me/blocks', { signal }),
  });

/** Mutation options that block a person, or end it. */
export const blockMutation = () =>
  mutationOptions({
    mutationFn: ({ id, isBlocked }: { id: number; isBlocked: boolean }, { client }) =>
      request(client, Done, `me/blocks/${id}`, { method: isBlocked ? 'PUT' : 'DELETE' }),
    onSuccess: (_answer, { id }, _result, { client }) =>
      Promise.all([
        client.invalidateQueries({ queryKey: blocksQuery().queryKey }),
        client.invalidateQueries({ queryKey: ['comments'] }),
        client.invalidateQueries({ queryKey: ['users', id] }),
        client.invalidateQueries({ queryKey: ['likes'] }),
      ]),
  });
