import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { request } from '../http/request.ts';
import { maxSearchLength, SearchResults, type SearchType } from './contract.ts';

export interface SearchInput {
  /** The types to search for. @default all types */
  types?: readonly SearchType[];
  /** The maximum number of results of each type. @default 8 */
  perPage?: number;
}

const nothing: SearchResults['results'] = {
  tracks: [],
  albums: [],
  artists: [],
  playlists: [],
  genres: [],
  tags: [],
  labels: [],
  users: [],
};

/** Query options for a search of the catalogue. While a changed text is searched for, the last results stay. */
export const searchQuery = (text: string, { types, perPage }: SearchInput = {}) => {
  const query = text.trim().replaceAll(/\s+/g, ' ').slice(0, maxSearchLength);
  return queryOptions({
    queryKey: ['search', query, types?.join(',') ?? null, perPage ?? null],
    queryFn: ({ client, signal }) =>
      query === ''
        ? { query, results: nothing }
        : request(client, SearchResults, 'search', {
            query: { query, types: types?.join(','), perPage },
            signal,
          }),
    placeholderData: keepPreviousData,
  });
};
