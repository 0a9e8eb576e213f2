import { queryOptions } from '@tanstack/react-query';
import { AlbumList } from '../albums/contract.ts';
import { channelQuery } from '../channels/queries.ts';
import { pagesQuery } from '../http/pagesQuery.ts';
import { request } from '../http/request.ts';
import { TrackList } from '../tracks/contract.ts';
import { TagAnswer } from './contract.ts';

/** A tag, by the name that stands in addresses. */
export const tagQuery = (name: string) =>
  queryOptions({
    queryKey: ['tags', name],
    queryFn: async ({ client, signal }) =>
      (await request(client, TagAnswer, `tags/${encodeURIComponent(name)}`, { signal })).tag,
  });

/** The best of what carries a tag, of every kind: the channel `tag`, narrowed to it. */
export const tagChannelQuery = (name: string) => channelQuery('tag', name);

/** The tracks that carry a tag, page by page. */
export const tagTracksQuery = (name: string) =>
  pagesQuery(['tags', name, 'tracks'], TrackList, `tags/${encodeURIComponent(name)}/tracks`);

/** The albums that carry a tag, page by page. */
export const tagAlbumsQuery = (name: string) =>
  pagesQuery(['tags', name, 'albums'], AlbumList, `tags/${encodeURIComponent(name)}/albums`);
