import { page } from '@segno/base';
import { backstageMeta } from '../backstageMeta.ts';
import { NewAlbumScreen } from './AlbumScreens.tsx';

export const newAlbumPage = page({
  path: '/backstage/albums/new',
  rule: { permission: 'music.create' },
  meta: ({ translator }) => backstageMeta(translator, 'newAlbum', '/backstage/albums/new'),
  screen: NewAlbumScreen,
});
