import type { Channel, ChannelItem, Image } from '@segno/data';
import { recordOf } from '@segno/playback';

const imageOf = (item: ChannelItem): Image | null =>
  item.type === 'user' ? (item.user.image ?? null) : recordOf(item).image;

/** The distinct pictures on a channel's page, in order. */
export function channelImages({ items, sections }: Pick<Channel, 'items' | 'sections'>): Image[] {
  const images = [items, ...sections.map((section) => section.items)]
    .flatMap(({ data }) => data.map(imageOf))
    .filter((image) => image !== null);
  return [...new Map(images.map((image) => [image.src, image])).values()];
}
