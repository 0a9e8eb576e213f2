import { queryOptions } from '@tanstack/react-query';
import { request } from '../http/request.ts';

// Loaded with the first request: the document of a member's home has the response.
const schema = async () => (await import('./contract.ts')).MemberHome;

/** Query options for the signed-in person's own sections of the home page. Guests get a 401. */
export const memberHomeQuery = () =>
  queryOptions({
    queryKey: ['home'],
    meta: { isPersonal: true },
    queryFn: async ({ client, signal }) => (await request(client, schema, 'me/home', { signal })).sections,
  });
