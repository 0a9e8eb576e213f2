import { tagAlbumsQuery, tagChannelQuery, tagQuery, tagTracksQuery } from '@segno/data';
import { tagMeta } from '@segno/player';
import type { Load } from '../pageLoader.ts';
import type { MetaOf } from '../pageMeta.ts';

export { TagScreen as Component } from '@segno/player';

export const load: Load<'tag'> = async ({ client, params: { tagName, tagTab } }) => {
  const tag = client.query({ ...tagQuery(tagName), staleTime: 'static' });
  // The channel can be removed; then the page shows the tracks.
  const channel = client.query({ ...tagChannelQuery(tagName), staleTime: 'static' }).catch(() => undefined);
  await tag;
  if (tagTab === 'albums') await client.infiniteQuery({ ...tagAlbumsQuery(tagName), staleTime: 'static' });
  else if (tagTab === 'tracks' || !(await channel)?.sections.length)
    await client.infiniteQuery({ ...tagTracksQuery(tagName), staleTime: 'static' });
  await channel;
};

export const meta: MetaOf<'tag'> = ({ client, params: { tagName }, translator }) => {
  const tag = client.getQueryData(tagQuery(tagName).queryKey);
  return tag && tagMeta(tag, client.getQueryData(tagChannelQuery(tagName).queryKey), translator);
};
