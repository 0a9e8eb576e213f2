import type { Channel, PageMeta } from '@segno/data';

/** The home page goes by the site's name alone. */
export const channelMeta = (channel: Channel, isHome = false): PageMeta => ({
  title: channel.seo.title ?? (isHome ? '' : (channel.restriction?.display_name ?? channel.name)),
  description: channel.seo.description ?? channel.description ?? undefined,
  ...(isHome && { path: '/' }),
});
