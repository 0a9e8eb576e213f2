import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { request } from '../http/request.ts';
import { Done } from '../shared/contract.ts';
import { HiddenTracks, type HideInput, type HideKind, Hides, type HideScope } from './contract.ts';

/** Query options for what the signed-in person hides. Guests get a 401. */
export const hidesQuery = () =>
  queryOptions({
    queryKey: ['hides'],
    meta: { isPersonal: true },
    queryFn: async ({ client, signal }) => (await request(client, Hides, 'me/hides', { signal })).hides,
  });

/** The most tracks that one request asks for. */
const mostChecked = 1000;

/** Query options for which of these tracks the signed-in person hides there. */
export const hiddenTracksQuery = (ids: readonly number[], scope: HideScope = 'everywhere') =>
  queryOptions({
    queryKey: ['hides', 'tracks', scope, ids],
    meta: { isPersonal: true },
    queryFn: async ({ client, signal }) =>
      (
        await request(client, HiddenTracks, 'me/hides/check', {
          method: 'POST',
          body: { ids: ids.slice(0, mostChecked), scope },
          signal,
        })
      ).ids,
  });

/** A record that is hidden, or shown again with null. */
export interface HideChange {
  kind: HideKind;
  id: number;
  hide: HideInput | null;
}

/** Mutation options that hide a record of the catalogue for the signed-in person, or show it again. */
export const hideMutation = () =>
  mutationOptions({
    mutationFn: ({ kind, id, hide }: HideChange, { client }) =>
      request(
        client,
        Done,
        `me/hides/${kind}/${id}`,
        hide ? { method: 'PUT', body: hide } : { method: 'DELETE' },
      ),
    onSuccess: (_answer, _input, _result, { client }) =>
      Promise.all([
        client.invalidateQueries({ queryKey: hidesQuery().queryKey }),
        client.invalidateQueries({ queryKey: ['radio'] }),
        client.invalidateQueries({ queryKey: ['search'] }),
      ]),
  });
