import { tagAlbumsQuery, tagChannelQuery, tagQuery, tagTracksQuery } from '@segno/data';
import { isTagView, tagMeta } from '@segno/player';
import { load } from '../load.ts';
import { notFound } from '../notFound.ts';
import type { MetaOf } from '../pageMeta.ts';

export { TagScreen as Component } from '@segno/player';

export const loader = load<'tag'>(async ({ client, params: { tagName, tabName } }) => {
  if (!isTagView(tabName)) throw notFound();
  const tag = client.query({ ...tagQuery(tagName), staleTime: 'static' });
  // The channel can be removed; then the page shows the tracks.
  const channel = client.query({ ...tagChannelQuery(tagName), staleTime: 'static' }).catch(() => undefined);
  await tag;
  if (tabName === 'albums') await client.infiniteQuery({ ...tagAlbumsQuery(tagName), staleTime: 'static' });
  else if (tabName === 'tracks' || !(await channel)?.sections.length)
    await client.infiniteQuery({ ...tagTracksQuery(tagName), staleTime: 'static' });
  await channel;
});

const meta: MetaOf<'tag'> = ({ client, params: { tagName }, translator }) => {
  const tag = client.getQueryData(tagQuery(tagName).queryKey);
  return tag && tagMeta(tag, client.getQueryData(tagChannelQuery(tagName).queryKey), translator);
};
export const handle = { meta };
