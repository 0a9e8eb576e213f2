import { page } from '@segno/base';
import { channelQuery, genreQuery } from '@segno/data';
import { ChannelScreen } from './ChannelScreen.tsx';
import { channelMeta } from './channelMeta.ts';

export const channelPage = page({
  path: '/:slugOrId/:restriction?',
  alsoAt: ['/channel/:slugOrId/:restriction?'],
  rule: { permission: 'music.view' },
  load: async ({ client, params: { slugOrId, restriction } }) => {
    const channel = await client.query({ ...channelQuery(slugOrId, restriction), staleTime: 'static' });
    if (channel.restriction?.type === 'genre' && channel.sections.length > 0)
      await client.query({ ...genreQuery(channel.restriction.name), staleTime: 'static' });
  },
  meta: ({ client, params: { slugOrId, restriction }, startup, translator, text }) => {
    const channel = client.getQueryData(channelQuery(slugOrId, restriction).queryKey);
    return channel && channelMeta(channel, translator, { siteName: startup.branding.site_name, text });
  },
  screen: ChannelScreen,
});
