import { mutationOptions } from '@tanstack/react-query';
import { LoginResponse } from '../auth/contract.ts';
import { request } from '../http/request.ts';
import { applyStartup } from '../session/session.ts';
import { Done } from '../shared/contract.ts';
import type { SocialConnectInput, SocialService } from './contract.ts';

/** Mutation options that link a service by the password of the account with its address, and sign in. */
export const connectByPasswordMutation = () =>
  mutationOptions({
    mutationFn: (body: SocialConnectInput, { client }) =>
      request(client, LoginResponse, 'secure/auth/social/connect', { method: 'POST', body }),
    onSuccess: (response, _input, _result, { client }) => {
      if ('bootstrapData' in response) applyStartup(client, response.bootstrapData);
    },
  });

/** Mutation options that disconnect a service. */
export const disconnectServiceMutation = () =>
  mutationOptions({
    mutationFn: (service: SocialService, { client }) =>
      request(client, Done, `secure/auth/social/${service}/disconnect`, { method: 'POST', body: {} }),
    onSuccess: (_answer, _input, _result, { client }) => client.invalidateQueries({ queryKey: ['account'] }),
  });
