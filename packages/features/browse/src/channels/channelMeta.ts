import { channelPath, genrePath, imageUrl, type Channel, type PageMeta, type Translator } from '@segno/data';
import { catalogueMessages } from '../messages/catalogue.en.ts';
import { channelImages } from './channelImages.ts';

/** The title of the home page is the site's name only. */
export function channelMeta(
  channel: Channel,
  translator: Translator,
  {
    isHome = false,
    siteName,
    text = (name) => name,
  }: { isHome?: boolean; siteName: string; text?: (name: string) => string },
): PageMeta {
  const t = translator(catalogueMessages);
  const { restriction, seo } = channel;
  const name = restriction?.display_name ?? text(channel.name);
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
    image: imageUrl(channelImages(channel)[0], 1024),
    path: isHome ? '/' : path,
  };
}
