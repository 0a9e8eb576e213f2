import { queryOptions } from '@tanstack/react-query';
import { AlbumList } from '../albums/contract.ts';
import { ArtistList } from '../artists/contract.ts';
import { pagesQuery } from '../http/pagesQuery.ts';
import { request } from '../http/request.ts';
import { TrackList } from '../tracks/contract.ts';
import { LabelResponse, LabelList } from './contract.ts';

/** Query options for one label. */
export const labelQuery = (id: number) =>
  queryOptions({
    queryKey: ['labels', id],
    queryFn: async ({ client, signal }) =>
      (await request(client, LabelResponse, `labels/${id}`, { signal })).label,
  });

/** Infinite query options for all labels, by name. */
export const labelsQuery = () => pagesQuery(['labels', 'list'], LabelList, 'labels');

/** Infinite query options for the albums of a label, newest first. */
export const labelAlbumsQuery = (id: number) =>
  pagesQuery(['labels', id, 'albums'], AlbumList, `labels/${id}/albums`);

/** Infinite query options for the artists with an album of a label. */
export const labelArtistsQuery = (id: number) =>
  pagesQuery(['labels', id, 'artists'], ArtistList, `labels/${id}/artists`);

/** Infinite query options for the most played tracks of a label. */
export const labelTracksQuery = (id: number) =>
  pagesQuery(['labels', id, 'tracks'], TrackList, `labels/${id}/tracks`);
