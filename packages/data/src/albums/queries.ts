import { queryOptions } from '@tanstack/react-query';
import { pagesQuery } from '../http/pagesQuery.ts';
import { request } from '../http/request.ts';
import type { PageInput } from '../shared/contract.ts';
import { AlbumAnswer, AlbumList, type AlbumOrder, type AlbumType } from './contract.ts';

export interface AlbumsInput extends Pick<PageInput, 'perPage'> {
  order?: AlbumOrder;
  /** Name of a genre. */
  genre?: string;
  type?: AlbumType;
}

/** An album with its tracks. */
export const albumQuery = (id: number) =>
  queryOptions({
    queryKey: ['albums', id],
    queryFn: async ({ client, signal }) =>
      (await request(client, AlbumAnswer, `albums/${id}`, { signal })).album,
  });

/** Albums, page by page. */
export const albumsQuery = (input: AlbumsInput = {}) =>
  pagesQuery(['albums', 'list', input], AlbumList, 'albums', { ...input });
