import { queryOptions } from '@tanstack/react-query';
import { request } from '../http/request.ts';
import { maxPerPage } from '../shared/contract.ts';
import { GenreAnswer, GenreList } from './contract.ts';

/** All genres, as far as one page holds them. */
export const genresQuery = () =>
  queryOptions({
    queryKey: ['genres', 'list'],
    queryFn: async ({ client, signal }) =>
      (await request(client, GenreList, 'genres', { query: { perPage: maxPerPage }, signal })).pagination
        .data,
  });

/** A genre, by the name that stands in addresses. */
export const genreQuery = (name: string) =>
  queryOptions({
    queryKey: ['genres', 'name', name],
    queryFn: async ({ client, signal }) =>
      (await request(client, GenreAnswer, `genres/${encodeURIComponent(name)}`, { signal })).genre,
  });
