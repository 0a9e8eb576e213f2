import { queryOptions } from '@tanstack/react-query';
import { AlbumList } from '../albums/contract.ts';
import { pagesQuery } from '../http/pagesQuery.ts';
import { request } from '../http/request.ts';
import type { PageInput } from '../shared/contract.ts';
import { TrackList } from '../tracks/contract.ts';
import { ArtistAnswer, ArtistList, type ArtistOrder } from './contract.ts';

export interface ArtistsInput extends Pick<PageInput, 'perPage'> {
  order?: ArtistOrder;
  /** Name of a genre. */
  genre?: string;
}

/** The whole of an artist. */
export const artistQuery = (id: number) =>
  queryOptions({
    queryKey: ['artists', id],
    queryFn: async ({ client, signal }) =>
      (await request(client, ArtistAnswer, `artists/${id}`, { signal })).artist,
  });

/** Artists, page by page. */
export const artistsQuery = (input: ArtistsInput = {}) =>
  pagesQuery(['artists', 'list', input], ArtistList, 'artists', { ...input });

/** An artist's tracks, page by page. */
export const artistTracksQuery = (id: number) =>
  pagesQuery(['artists', id, 'tracks'], TrackList, `artists/${id}/tracks`);

/** An artist's albums, page by page. */
export const artistAlbumsQuery = (id: number) =>
  pagesQuery(['artists', id, 'albums'], AlbumList, `artists/${id}/albums`);
