import { tagAlbumsQuery, tagQuery, tagTracksQuery } from '@segno/data';
import { isTagView, tagMeta } from '@segno/player';
import { load, notFound } from '../load.ts';
import type { MetaOf } from '../pageMeta.ts';

export { TagScreen as Component } from '@segno/player';

export const loader = load(({ client, params: { tagName = '', tabName } }) => {
  if (!isTagView(tabName)) throw notFound();
  return Promise.all([
    client.query({ ...tagQuery(tagName), staleTime: 'static' }),
    tabName === 'albums'
      ? client.infiniteQuery({ ...tagAlbumsQuery(tagName), staleTime: 'static' })
      : client.infiniteQuery({ ...tagTracksQuery(tagName), staleTime: 'static' }),
  ]);
});

const meta: MetaOf = ({ client, params: { tagName = '' }, translator }) => {
  const tag = client.getQueryData(tagQuery(tagName).queryKey);
  const tracks = client.getQueryData(tagTracksQuery(tagName).queryKey)?.pages[0]?.pagination.data;
  const albums = client.getQueryData(tagAlbumsQuery(tagName).queryKey)?.pages[0]?.pagination.data;
  const image = [...(tracks ?? []), ...(albums ?? [])].find((item) => item.image)?.image;
  return tag && tagMeta(tag, image, translator);
};
export const handle = { meta };
