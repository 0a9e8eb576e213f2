import { queryOptions } from '@tanstack/react-query';
import { pagesQuery } from '../http/pagesQuery.ts';
import { request } from '../http/request.ts';
import type { PageInput } from '../shared/contract.ts';
import { AlbumResponse, AlbumList, AlbumTracks, type AlbumOrder, type AlbumType } from './contract.ts';

export interface AlbumsInput extends Pick<PageInput, 'perPage'> {
  order?: AlbumOrder;
  /** The name of a genre. */
  genre?: string;
  type?: AlbumType;
}

/** Query options for one album with its tracks. */
export const albumQuery = (id: number) =>
  queryOptions({
    queryKey: ['albums', id],
    queryFn: async ({ client, signal }) =>
      (await request(client, AlbumResponse, `albums/${id}`, { signal })).album,
  });

/** Infinite query options for a list of albums. */
export const albumsQuery = (input: AlbumsInput = {}) =>
  pagesQuery(['albums', 'list', input], AlbumList, 'albums', { ...input });

/** Query options for the tracks of several albums, at most `albumsAtOnce`. */
export const albumTracksQuery = (ids: readonly number[]) =>
  queryOptions({
    queryKey: ['albums', 'tracks', ids],
    queryFn: async ({ client, signal }) =>
      (await request(client, AlbumTracks, 'albums/tracks', { signal, query: { ids: ids.join(',') } })).tracks,
  });
