import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { request } from '../http/request.ts';
import { keepResponse } from '../shared/keepResponse.ts';
import { type PolicyInput, PolicyConsents } from './contract.ts';

/** Query options for the policies of the site, with what the signed-in person has accepted. */
export const policiesQuery = () =>
  queryOptions({
    queryKey: ['me', 'policies'],
    queryFn: async ({ client, signal }) =>
      (await request(client, PolicyConsents, 'me/policies', { signal })).policies,
    meta: { isPersonal: true },
  });

/** Mutation options that accept policies in the versions that were shown. */
export const acceptPoliciesMutation = () =>
  mutationOptions({
    mutationFn: async (body: PolicyInput, { client }) =>
      (await request(client, PolicyConsents, 'me/policies', { method: 'POST', body })).policies,
    onSuccess: async (policies, _input, _result, { client }) => {
      await keepResponse(client, policiesQuery(), policies);
    },
  });
