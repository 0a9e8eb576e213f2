import type { Channel, ChannelItem, Image } from '@segno/data';

const imageOf = (item: ChannelItem): Image | null => {
  switch (item.type) {
    case 'track':
      return item.track.image;
    case 'album':
      return item.album.image;
    case 'artist':
      return item.artist.image;
    case 'playlist':
      return item.playlist.image;
    case 'genre':
      return item.genre.image;
    case 'user':
      return null;
  }
};

/** The distinct pictures on a channel's page, in order. */
export function channelImages({ items, sections }: Pick<Channel, 'items' | 'sections'>): Image[] {
  const images = [items, ...sections.map((section) => section.items)]
    .flatMap(({ data }) => data.map(imageOf))
    .filter((image) => image !== null);
  return [...new Map(images.map((image) => [image.src, image])).values()];
}
