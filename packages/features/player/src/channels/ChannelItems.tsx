import { channelItemsQuery, channelPath, type Channel } from '@segno/data';
import { Stack } from '@segno/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { LoadMore } from '../paging/LoadMore.tsx';
import type { PlayContext } from '../playback/PlayerState.ts';
import { tracksOf } from './ChannelItemCard.tsx';
import { ItemGrid } from './ItemGrid.tsx';

const TrackTable = lazy(() =>
  import('../tracklist/TrackTable.tsx').then(({ TrackTable: Component }) => ({ default: Component })),
);

export interface ChannelItemsProps {
  channel: Channel;
  slugOrId: string;
  restriction?: string;
}

/** All items of a channel: the first page came with it, the rest follows while one scrolls. */
export function ChannelItems({ channel, slugOrId, restriction }: ChannelItemsProps) {
  const query = useInfiniteQuery({
    ...channelItemsQuery(slugOrId, restriction),
    initialData: { pages: [{ pagination: channel.items }], pageParams: [null] },
  });
  const items = query.data.pages.flatMap(({ pagination }) => pagination.data);
  const context: PlayContext = {
    type: 'channel',
    id: restriction ? `${channel.slug}/${restriction}` : channel.slug,
    name: channel.name,
    href: channelPath(channel, restriction),
  };
  const isTable = channel.content_type === 'tracks' && channel.layout !== 'grid';
  return (
    <Stack space="lg">
      {isTable ? (
        <Suspense>
          <TrackTable label={channel.name} tracks={tracksOf(items)} context={context} numbering="position" />
        </Suspense>
      ) : (
        <ItemGrid items={items} isFirst />
      )}
      <LoadMore {...query} />
    </Stack>
  );
}
