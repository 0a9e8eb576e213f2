import type { ChannelItem } from '@segno/data';
import { CardGrid } from '@segno/base';
import { ChannelItemCard, channelItemKey } from './ChannelItemCard.tsx';

/** A grid of items with as many columns as fit. `isFirst` loads the pictures of the first rows eagerly. */
export function ItemGrid({ items, isFirst = false }: { items: readonly ChannelItem[]; isFirst?: boolean }) {
  return (
    <CardGrid>
      {items.map((item, index) => (
        <ChannelItemCard key={channelItemKey(item)} item={item} isEager={isFirst && index < 8} />
      ))}
    </CardGrid>
  );
}
