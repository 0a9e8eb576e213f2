import { mutationOptions } from '@tanstack/react-query';
import { request } from '../http/request.ts';
import { keepResponse } from '../shared/keepResponse.ts';
import { AppearanceResponse, type AppearanceInput } from './contract.ts';
import { appearanceQuery } from './queries.ts';

/** Publishes an appearance. */
export const publishAppearanceMutation = () =>
  mutationOptions({
    mutationFn: (body: AppearanceInput, { client }) =>
      request(client, AppearanceResponse, 'appearance', { method: 'PUT', body }),
    onSuccess: async (published, _input, _result, { client }) => {
      await keepResponse(client, appearanceQuery(), published);
    },
  });
