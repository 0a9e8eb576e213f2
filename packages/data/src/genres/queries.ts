import { queryOptions } from '@tanstack/react-query';
import { request } from '../http/request.ts';
import { maxPerPage } from '../shared/contract.ts';
import { GenreResponse, GenreList } from './contract.ts';

/** Query options for the genres: the first page of the list, with the largest page size. */
export const genresQuery = () =>
  queryOptions({
    queryKey: ['genres', 'list'],
    queryFn: async ({ client, signal }) =>
      (await request(client, GenreList, 'genres', { query: { perPage: maxPerPage }, signal })).pagination
        .data,
  });

/** Query options for one genre by its `name`, which URLs contain. */
export const genreQuery = (name: string) =>
  queryOptions({
    queryKey: ['genres', 'name', name],
    queryFn: async ({ client, signal }) =>
      (await request(client, GenreResponse, `genres/${encodeURIComponent(name)}`, { signal })).genre,
  });
