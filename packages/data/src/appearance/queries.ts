import { queryOptions } from '@tanstack/react-query';
import { request } from '../http/request.ts';
import { AppearanceResponse } from './contract.ts';

/** Query options for the published appearance, for people with `appearance.update`. */
export const appearanceQuery = () =>
  queryOptions({
    queryKey: ['appearance'],
    queryFn: ({ client, signal }) => request(client, AppearanceResponse, 'appearance', { signal }),
    meta: { isPersonal: true },
  });
