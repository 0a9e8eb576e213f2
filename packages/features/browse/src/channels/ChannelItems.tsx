import { channelItemsQuery, type Channel } from '@segno/data';
import { Stack } from '@segno/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { LoadMore } from '@segno/base';
import { TrackTable } from '@segno/music';
import { channelContext } from '@segno/playback';
import { tracksOf } from './ChannelItemCard.tsx';
import { ItemGrid } from './ItemGrid.tsx';

interface ChannelItemsProps {
  channel: Channel;
  slugOrId: string;
  restriction?: string;
}

/** All items of a channel. The first page is part of the channel; further pages load on scroll. */
export function ChannelItems({ channel, slugOrId, restriction }: ChannelItemsProps) {
  const query = useInfiniteQuery({
    ...channelItemsQuery(slugOrId, restriction),
    initialData: { pages: [{ pagination: channel.items }], pageParams: [null] },
  });
  const items = query.data.pages.flatMap(({ pagination }) => pagination.data);
  const context = channelContext(channel, restriction);
  const isTable = channel.content_type === 'tracks' && channel.layout !== 'grid';
  return (
    <Stack space="lg">
      {isTable ? (
        <TrackTable label={channel.name} tracks={tracksOf(items)} context={context} numbering="position" />
      ) : (
        <ItemGrid items={items} isFirst />
      )}
      <LoadMore {...query} />
    </Stack>
  );
}
