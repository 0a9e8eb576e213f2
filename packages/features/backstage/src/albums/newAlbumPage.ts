import { page } from '@segno/base';
import { managedArtistsQuery } from '@segno/data';
import { backstageMeta } from '../backstageMeta.ts';
import { NewAlbumScreen } from './AlbumScreens.tsx';

export const newAlbumPage = page({
  path: '/backstage/albums/new',
  rule: { permission: 'music.create' },
  load: ({ client }) => client.query({ ...managedArtistsQuery(), staleTime: 'static' }),
  meta: ({ translator }) => backstageMeta(translator, 'newAlbum', '/backstage/albums/new'),
  screen: NewAlbumScreen,
});
