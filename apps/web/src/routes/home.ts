import { channelQuery } from '@segno/data';
import { channelMeta, homeChannelSlug } from '@segno/player';
import { load } from '../load.ts';
import type { MetaOf } from '../pageMeta.ts';

export { HomeScreen as Component } from '@segno/player';

export const loader = load<'home'>(({ client, startup }) =>
  client.query({ ...channelQuery(homeChannelSlug(startup.settings.homepage)), staleTime: 'static' }),
);

const meta: MetaOf<'home'> = ({ client, startup, translator }) => {
  const channel = client.getQueryData(channelQuery(homeChannelSlug(startup.settings.homepage)).queryKey);
  return channel && channelMeta(channel, translator, { isHome: true, siteName: startup.branding.site_name });
};
export const handle = { meta };
