import { queryOptions } from '@tanstack/react-query';
import { pagesQuery } from '../http/pagesQuery.ts';
import { request } from '../http/request.ts';

// Loaded with the first request: home has its channel in the document.
const schema = async () => (await import('./contract.ts')).ChannelResponse;
const itemList = async () => (await import('./contract.ts')).ChannelItemList;

/** Query options for a channel with its sections or its first items. `restriction` filters it by a genre or tag. */
export const channelQuery = (slugOrId: string | number, restriction: string | null = null) =>
  queryOptions({
    queryKey: ['channels', String(slugOrId), restriction],
    queryFn: async ({ client, signal }) => {
      const path = `channels/${encodeURIComponent(slugOrId)}`;
      return (await request(client, schema, path, { query: { restriction }, signal })).channel;
    },
  });

/** Infinite query options for the items of a channel. */
export const channelItemsQuery = (slugOrId: string | number, restriction: string | null = null) =>
  pagesQuery(
    ['channels', String(slugOrId), restriction, 'items'],
    itemList,
    `channels/${encodeURIComponent(slugOrId)}/items`,
    { restriction },
  );
