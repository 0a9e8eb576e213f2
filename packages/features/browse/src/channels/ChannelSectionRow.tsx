import { channelPath, type ChannelSection, useText } from '@segno/data';
import { CardRow, Section } from '@segno/base';
import { TrackTiles } from '@segno/music';
import { channelContext } from '@segno/playback';
import { ChannelItemCard, channelItemKey, tracksOf } from './ChannelItemCard.tsx';
import { ItemGrid } from './ItemGrid.tsx';
import * as css from './ChannelSectionRow.css.ts';

export interface ChannelSectionRowProps {
  section: ChannelSection;
  /** The genre or tag by which the whole page is filtered. */
  restriction?: string;
  /** The index of the section on the page, from 0. The pictures of the first one load eagerly. */
  index: number;
}

/** A section of a channel: its name as a link to the complete list, and its first items. */
export function ChannelSectionRow({ section, restriction, index: place }: ChannelSectionRowProps) {
  const text = useText();
  const isFirst = place === 0;
  const className = place > 1 ? css.late : undefined;
  const items = section.items.data;
  if (items.length === 0) return null;
  const heading = {
    title: text(section.name),
    href: section.items.next_cursor ? channelPath(section, restriction) : undefined,
  };
  const context = channelContext(section, restriction);
  if (section.layout === 'carousel')
    return (
      <CardRow {...heading} className={className}>
        {items.map((item, index) => (
          <ChannelItemCard key={channelItemKey(item)} item={item} isEager={isFirst && index < 6} />
        ))}
      </CardRow>
    );
  return (
    <Section {...heading} className={className}>
      {section.content_type === 'tracks' && section.layout !== 'grid' ? (
        <TrackTiles tracks={tracksOf(items)} context={context} />
      ) : (
        <ItemGrid items={items} isFirst={isFirst} />
      )}
    </Section>
  );
}
