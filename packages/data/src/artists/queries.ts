import { queryOptions } from '@tanstack/react-query';
import { AlbumList, type AlbumType } from '../albums/contract.ts';
import { pagesQuery } from '../http/pagesQuery.ts';
import { request } from '../http/request.ts';
import { PlaylistList } from '../playlists/contract.ts';
import type { PageInput } from '../shared/contract.ts';
import { TrackList } from '../tracks/contract.ts';
import { ArtistResponse, ArtistList, type ArtistOrder } from './contract.ts';

export interface ArtistsInput extends Pick<PageInput, 'perPage'> {
  order?: ArtistOrder;
  /** The name of a genre. */
  genre?: string;
}

/** Query options for one artist with all details. */
export const artistQuery = (id: number) =>
  queryOptions({
    queryKey: ['artists', id],
    queryFn: async ({ client, signal }) =>
      (await request(client, ArtistResponse, `artists/${id}`, { signal })).artist,
  });

/** Infinite query options for a list of artists. */
export const artistsQuery = (input: ArtistsInput = {}) =>
  pagesQuery(['artists', 'list', input], ArtistList, 'artists', { ...input });

/** Infinite query options for the tracks of an artist. */
export const artistTracksQuery = (id: number) =>
  pagesQuery(['artists', id, 'tracks'], TrackList, `artists/${id}/tracks`);

/** Infinite query options for the albums of an artist. */
export const artistAlbumsQuery = (id: number) =>
  pagesQuery(['artists', id, 'albums'], AlbumList, `artists/${id}/albums`);

export interface DiscographyInput {
  type?: AlbumType;
  order?: 'newest' | 'popular' | 'name';
}

/** Infinite query options for a part of the discography of an artist. */
export const discographyQuery = (id: number, input: DiscographyInput = {}) =>
  pagesQuery(['artists', id, 'discography', input], AlbumList, `artists/${id}/albums`, { ...input });

/** Infinite query options for the albums of others on which an artist appears. */
export const artistAppearancesQuery = (id: number) =>
  pagesQuery(['artists', id, 'appearances'], AlbumList, `artists/${id}/appears-on`);

/** Infinite query options for the public playlists with a track of an artist. */
export const artistPlaylistsQuery = (id: number) =>
  pagesQuery(['artists', id, 'playlists'], PlaylistList, `artists/${id}/playlists`);
