import { page } from '@segno/base';
import { tagAlbumsQuery, tagChannelQuery, tagQuery, tagTracksQuery } from '@segno/data';
import { TagScreen } from './TagScreen.tsx';
import { tagMeta } from './tagMeta.ts';

export const tagPage = page({
  path: '/tag/:tagName/:tagTab?',
  params: { tagTab: ['tracks', 'albums'] },
  rule: { permission: 'music.view' },
  load: async ({ client, params: { tagName, tagTab } }) => {
    const tag = client.query({ ...tagQuery(tagName), staleTime: 'static' });
    // The channel can be removed; then the page shows the tracks.
    const channel = client.query({ ...tagChannelQuery(tagName), staleTime: 'static' }).catch(() => undefined);
    await tag;
    if (tagTab === 'albums') await client.infiniteQuery({ ...tagAlbumsQuery(tagName), staleTime: 'static' });
    else if (tagTab === 'tracks' || !(await channel)?.sections.length)
      await client.infiniteQuery({ ...tagTracksQuery(tagName), staleTime: 'static' });
    await channel;
  },
  meta: ({ client, params: { tagName }, translator }) => {
    const tag = client.getQueryData(tagQuery(tagName).queryKey);
    return tag && tagMeta(tag, client.getQueryData(tagChannelQuery(tagName).queryKey), translator);
  },
  screen: TagScreen,
});
