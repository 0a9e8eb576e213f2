import { channelPath, useMessages, type ChannelSection } from '@segno/data';
import { Carousel, Heading, Inline, Link, Stack } from '@segno/ui';
import { channelContext } from '../cards/contexts.ts';
import { catalogueMessages } from '../messages/catalogue.en.ts';
import { TrackTiles } from '../tracklist/TrackTiles.tsx';
import { ChannelItemCard, channelItemKey, tracksOf } from './ChannelItemCard.tsx';
import { ItemGrid } from './ItemGrid.tsx';
import * as css from './ChannelSectionRow.css.ts';

export interface ChannelSectionRowProps {
  section: ChannelSection;
  /** The genre or tag that the whole page is narrowed to. */
  restriction?: string;
  /** Its place on the page, from 0. The first one's pictures are the first that are seen. */
  index: number;
}

/** A channel inside a channel: its name, which leads to all of it, and its first items. */
export function ChannelSectionRow({ section, restriction, index: place }: ChannelSectionRowProps) {
  const t = useMessages(catalogueMessages);
  const isFirst = place === 0;
  const className = place > 1 ? css.late : undefined;
  const items = section.items.data;
  if (items.length === 0) return null;
  const href = channelPath(section, restriction);
  const context = channelContext(section, restriction);
  const header = (
    <Inline justify="between" align="center" space="md">
      <Heading level={2} size="heading">
        {section.name}
      </Heading>
      {section.items.next_cursor && (
        <Link href={href} tone="muted" aria-label={t('showAllOf', { name: section.name })}>
          {t('showAll')}
        </Link>
      )}
    </Inline>
  );
  if (section.layout === 'carousel')
    return (
      <Carousel label={section.name} header={header} className={className}>
        {items.map((item, index) => (
          <ChannelItemCard key={channelItemKey(item)} item={item} isEager={isFirst && index < 6} />
        ))}
      </Carousel>
    );
  return (
    <Stack as="section" space="sm" aria-label={section.name} className={className}>
      {header}
      {section.content_type === 'tracks' && section.layout !== 'grid' ? (
        <TrackTiles tracks={tracksOf(items)} context={context} />
      ) : (
        <ItemGrid items={items} isFirst={isFirst} />
      )}
    </Stack>
  );
}
