import { page, requireCanonical } from '@segno/base';
import { albumPath, albumQuery, readId } from '@segno/data';
import { AlbumScreen } from './AlbumScreen.tsx';
import { albumMeta } from './albumMeta.ts';

export const albumPage = page({
  path: '/album/:albumId/:artistName?/:albumName?',
  params: { albumId: readId },
  rule: { permission: 'music.view' },
  load: async ({ client, params, url }) => {
    const album = await client.query({ ...albumQuery(params.albumId), staleTime: 'static' });
    requireCanonical(albumPath(album), url);
  },
  meta: ({ client, params, translator, language }) => {
    const album = client.getQueryData(albumQuery(params.albumId).queryKey);
    return album && albumMeta(album, translator, language);
  },
  screen: AlbumScreen,
});
