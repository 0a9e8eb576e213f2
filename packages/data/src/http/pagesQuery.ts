import { infiniteQueryOptions } from '@tanstack/react-query';
import type * as v from 'valibot';
import type { Page } from '../shared/contract.ts';
import type { RequestOptions } from './HttpClient.ts';
import { request, type SchemaSource } from './request.ts';

/** Infinite query options for a list that is read page by page with a cursor. */
export const pagesQuery = <T, const TKey extends readonly unknown[]>(
  queryKey: TKey,
  schema: SchemaSource<v.GenericSchema<unknown, Page<T>>>,
  path: string,
  query: RequestOptions['query'] = {},
  meta?: { isPersonal: true },
) =>
  infiniteQueryOptions({
    queryKey,
    meta,
    queryFn: ({ client, signal, pageParam }) =>
      request(client, schema, path, { query: { ...query, cursor: pageParam }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page: Page<T>) => page.pagination.next_cursor,
  });
