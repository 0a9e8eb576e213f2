import { albumQuery } from '@segno/data';
import { albumMeta } from '@segno/player';
import { idParam, load } from '../load.ts';
import type { MetaOf } from '../pageMeta.ts';

export { AlbumScreen as Component } from '@segno/player';

export const loader = load((client, { albumId }) => client.query({ ...albumQuery(idParam(albumId)), staleTime: 'static' }));

const meta: MetaOf = ({ client, params, translator }) => {
  const album = client.getQueryData(albumQuery(Number(params.albumId)).queryKey);
  return album && albumMeta(album, translator);
};
export const handle = { meta };
