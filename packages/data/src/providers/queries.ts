import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { adminKey } from '../admin/queries.ts';
import { request } from '../http/request.ts';
import { ProviderResponse, type ProviderInput, ProviderOffers } from './contract.ts';

/** Query options for what the outside sources that are switched on can give. */
export const providerOffersQuery = () =>
  queryOptions({
    queryKey: [...adminKey('settings'), 'providers'],
    queryFn: ({ client, signal }) => request(client, ProviderOffers, 'admin/providers', { signal }),
  });

/** Mutation options that look a record up in outside sources, and store what they give. */
export const lookUpMutation = (resource: keyof ProviderOffers, id: number) =>
  mutationOptions({
    mutationFn: async (body: ProviderInput, { client }) =>
      (await request(client, ProviderResponse, `admin/providers/${resource}/${id}`, { method: 'POST', body }))
        .outcomes,
    onSuccess: (_outcomes, _input, _result, { client }) => client.invalidateQueries(),
  });
