import { queryOptions } from '@tanstack/react-query';
import { request } from '../http/request.ts';

const schema = async () => (await import('./contract.ts')).ApiDescription;

/** Query options for the description of the API, which changes with the program only. */
export const apiQuery = () =>
  queryOptions({
    queryKey: ['openapi'],
    queryFn: ({ client, signal }) => request(client, schema, 'openapi.json', { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
