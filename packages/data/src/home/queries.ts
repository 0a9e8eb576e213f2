import { queryOptions } from '@tanstack/react-query';
import { request } from '../http/request.ts';
import { MemberHome } from './contract.ts';

/** Query options for the signed-in person's own sections of the home page. Guests are answered 401. */
export const memberHomeQuery = () =>
  queryOptions({
    queryKey: ['home'],
    meta: { isPersonal: true },
    queryFn: async ({ client, signal }) =>
      (await request(client, MemberHome, 'me/home', { signal })).sections,
  });
