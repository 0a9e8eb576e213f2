import { queryOptions } from '@tanstack/react-query';
import { AlbumList } from '../albums/contract.ts';
import { channelQuery } from '../channels/queries.ts';
import { pagesQuery } from '../http/pagesQuery.ts';
import { request } from '../http/request.ts';
import { TrackList } from '../tracks/contract.ts';
import { TagResponse } from './contract.ts';

/** Query options for one tag by its `name`, which URLs contain. */
export const tagQuery = (name: string) =>
  queryOptions({
    queryKey: ['tags', name],
    queryFn: async ({ client, signal }) =>
      (await request(client, TagResponse, `tags/${encodeURIComponent(name)}`, { signal })).tag,
  });

/** Query options for the most popular records of every type with a tag: the channel `tag`, filtered by the tag. */
export const tagChannelQuery = (name: string) => channelQuery('tag', name);

/** Infinite query options for the tracks with a tag. */
export const tagTracksQuery = (name: string) =>
  pagesQuery(['tags', name, 'tracks'], TrackList, `tags/${encodeURIComponent(name)}/tracks`);

/** Infinite query options for the albums with a tag. */
export const tagAlbumsQuery = (name: string) =>
  pagesQuery(['tags', name, 'albums'], AlbumList, `tags/${encodeURIComponent(name)}/albums`);
