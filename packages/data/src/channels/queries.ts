import { queryOptions } from '@tanstack/react-query';
import { pagesQuery } from '../http/pagesQuery.ts';
import { request } from '../http/request.ts';
import { ChannelAnswer, ChannelItemList } from './contract.ts';

/** A channel with its sections or first items; `restriction` narrows it to a genre or tag. */
export const channelQuery = (slugOrId: string | number, restriction: string | null = null) =>
  queryOptions({
    queryKey: ['channels', String(slugOrId), restriction],
    queryFn: async ({ client, signal }) => {
      const path = `channels/${encodeURIComponent(slugOrId)}`;
      return (await request(client, ChannelAnswer, path, { query: { restriction }, signal })).channel;
    },
  });

/** A channel's items, page by page. */
export const channelItemsQuery = (slugOrId: string | number, restriction: string | null = null) =>
  pagesQuery(
    ['channels', String(slugOrId), restriction, 'items'],
    ChannelItemList,
    `channels/${encodeURIComponent(slugOrId)}/items`,
    { restriction },
  );
