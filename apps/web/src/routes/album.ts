import { albumQuery } from '@segno/data';
import { albumMeta } from '@segno/player';
import { idParam, load } from '../load.ts';
import type { MetaOf } from '../pageMeta.ts';

export { AlbumScreen as Component } from '@segno/player';

export const loader = load(({ client, params }) =>
  client.query({ ...albumQuery(idParam(params.albumId)), staleTime: 'static' }),
);

const meta: MetaOf = ({ client, params, translator, language }) => {
  const album = client.getQueryData(albumQuery(Number(params.albumId)).queryKey);
  return album && albumMeta(album, translator, language);
};
export const handle = { meta };
