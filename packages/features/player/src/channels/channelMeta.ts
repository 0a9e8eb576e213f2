import {
  channelPath,
  genrePath,
  imageUrl,
  type Channel,
  type ChannelItem,
  type Image,
  type PageMeta,
  type Translator,
} from '@segno/data';
import { catalogueMessages } from '../messages/catalogue.en.ts';

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
  }
};

/** The first picture that the page shows. */
const firstImage = ({ items, sections }: Channel): Image | null =>
  [items, ...sections.map((section) => section.items)]
    .flatMap(({ data }) => data.map(imageOf))
    .find((image) => image !== null) ?? null;

/** The home page goes by the site's name alone. */
export function channelMeta(
  channel: Channel,
  translator: Translator,
  { isHome = false, siteName }: { isHome?: boolean; siteName: string },
): PageMeta {
  const t = translator(catalogueMessages);
  const { restriction, seo } = channel;
  const name = restriction?.display_name ?? channel.name;
  const path =
    restriction?.type === 'genre' ? genrePath(restriction) : channelPath(channel, restriction?.name);
  const own = restriction ? null : (seo.description ?? channel.description);
  return {
    title: seo.title ?? (isHome ? '' : name),
    description:
      own ??
      (isHome
        ? t('home.description', { site: siteName })
        : t('channel.description', { name, site: siteName })),
    image: imageUrl(firstImage(channel), 1024),
    path: isHome ? '/' : path,
  };
}
