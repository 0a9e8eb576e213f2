import { page } from '@segno/base';
import { privateAlbumQuery } from '@segno/data';
import { PrivateAlbumScreen } from './PrivateAlbumScreen.tsx';

export const privateAlbumPage = page({
  path: '/private/:token',
  params: { token: (text: string) => (/^[\w-]{10,60}$/.test(text) ? text : undefined) },
  rule: { permission: 'music.view' },
  load: ({ client, params }) => client.query({ ...privateAlbumQuery(params.token), staleTime: 'static' }),
  meta: ({ client, params }) => ({
    title: client.getQueryData(privateAlbumQuery(params.token).queryKey)?.name ?? '',
    isHidden: true,
  }),
  screen: PrivateAlbumScreen,
});
