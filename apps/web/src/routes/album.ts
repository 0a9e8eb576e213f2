import { albumPath, albumQuery } from '@segno/data';
import { albumMeta } from '@segno/player';
import type { Load } from '../pageLoader.ts';
import type { MetaOf } from '../pageMeta.ts';
import { requireCanonical } from '../requireCanonical.ts';

export { AlbumScreen as Component } from '@segno/player';

export const load: Load<'album'> = async ({ client, params, pathname }) => {
  const album = await client.query({ ...albumQuery(params.albumId), staleTime: 'static' });
  requireCanonical(albumPath(album), pathname);
};

export const meta: MetaOf<'album'> = ({ client, params, translator, language }) => {
  const album = client.getQueryData(albumQuery(params.albumId).queryKey);
  return album && albumMeta(album, translator, language);
};
