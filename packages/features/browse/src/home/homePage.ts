import { page } from '@segno/base';
import { channelQuery, hasPermission, readSetting, type Startup } from '@segno/data';
import { channelMeta } from '../channels/channelMeta.ts';
import { homeChannelSlug } from '../channels/homeChannelSlug.ts';
import { HomeScreen } from './HomeScreen.tsx';

const homeQuery = ({ settings }: Startup) =>
  channelQuery(homeChannelSlug(readSetting(settings, 'homepage.value')));

export const homePage = page({
  path: '/',
  load: async ({ client, startup }) => {
    const type = startup.user ? null : readSetting(startup.settings, 'homepage.type');
    if (type === 'loginPage' || type === 'registerPage')
      throw (await import('./homeRedirect.ts')).homeRedirect(type);
    // The landing page also works for guests who may not see the catalogue.
    if (type === 'landingPage' && !hasPermission(startup, 'music.view')) return;
    const own = startup.user && import('./loadMemberHome.ts').then((part) => part.loadMemberHome(client));
    await Promise.all([client.query({ ...homeQuery(startup), staleTime: 'static' }), own]);
  },
  meta: ({ client, startup, translator, text }) => {
    const channel = client.getQueryData(homeQuery(startup).queryKey);
    return (
      channel &&
      channelMeta(channel, translator, { isHome: true, siteName: startup.branding.site_name, text })
    );
  },
  screen: HomeScreen,
});
