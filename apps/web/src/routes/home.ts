import { channelQuery, hasPermission, readSetting, type Startup } from '@segno/data';
import { channelMeta, homeChannelSlug } from '@segno/player';
import { type Load, loadGuards } from '../pageLoader.ts';
import type { MetaOf } from '../pageMeta.ts';

export { HomeScreen as Component } from '@segno/player';

const homeQuery = ({ settings }: Startup) =>
  channelQuery(homeChannelSlug(readSetting(settings, 'homepage.value')));

export const load: Load<'home'> = async ({ client, startup }) => {
  const type = startup.user ? null : readSetting(startup.settings, 'homepage.type');
  if (type === 'loginPage' || type === 'registerPage') throw (await loadGuards()).homeRedirect(type);
  // The landing page also works for guests who may not see the catalogue.
  if (type === 'landingPage' && !hasPermission(startup, 'music.view')) return;
  await client.query({ ...homeQuery(startup), staleTime: 'static' });
};

export const meta: MetaOf<'home'> = ({ client, startup, translator, text }) => {
  const channel = client.getQueryData(homeQuery(startup).queryKey);
  return (
    channel && channelMeta(channel, translator, { isHome: true, siteName: startup.branding.site_name, text })
  );
};
