import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { request } from '../http/request.ts';
import { Done } from '../shared/contract.ts';
import type { PlayReports } from './contract.ts';

/** Mutation options that delete the history of the signed-in person. The counts of the tracks stay. */
export const clearHistoryMutation = () =>
  mutationOptions({
    mutationFn: (_input: void, { client }) => request(client, Done, 'me/history', { method: 'DELETE' }),
    onSuccess: (_answer, _input, _result, { client }) =>
      client.invalidateQueries({ queryKey: ['plays', 'history'] }),
  });

/** Sends the listenings of the player. Repeated reports of a listening count once. */
export const sendPlays = (client: QueryClient, body: PlayReports) =>
  request(client, async () => (await import('./contract.ts')).PlaysResponse, 'plays', {
    method: 'POST',
    body,
  });
