import { queryOptions } from '@tanstack/react-query';
import type * as v from 'valibot';
import type { Page } from '../shared/contract.ts';
import type { RequestOptions } from './HttpClient.ts';
import { request, type SchemaSource } from './request.ts';

/** How long a page that is out of view is kept, in milliseconds. A list of 100,000 rows would fill the memory. */
export const keptFor = 60_000;

/**
 * Query options for a list that is read at any place: its first page has the number of all rows and the cursors of the
 * other pages.
 */
export const longListQuery = <T>(
  queryKey: readonly unknown[],
  schema: SchemaSource<v.GenericSchema<unknown, Page<T>>>,
  path: string,
  query: RequestOptions['query'] = {},
  meta?: { isPersonal: true },
) => ({
  first: queryOptions({
    queryKey: [...queryKey, 'outline'],
    meta,
    queryFn: async ({ client, signal }) =>
      (await request(client, schema, path, { query: { ...query, outline: '1' }, signal })).pagination,
  }),
  /** One of the other pages, by its cursor. */
  page: (cursor: string) =>
    queryOptions({
      queryKey: [...queryKey, 'outline', cursor],
      meta,
      gcTime: keptFor,
      queryFn: async ({ client, signal }) =>
        (await request(client, schema, path, { query: { ...query, cursor }, signal })).pagination,
    }),
});

/** The queries of a list that is read at any place. */
export type LongListQuery<T> = ReturnType<typeof longListQuery<T>>;
