import { page } from '@segno/base';
import {
  managedAlbumQuery,
  managedAlbumTracksQuery,
  preflightQuery,
  privateLinkQuery,
  readId,
} from '@segno/data';
import { backstageMeta } from '../backstageMeta.ts';
import { AlbumEditScreen } from './AlbumScreens.tsx';

export const albumEditPage = page({
  path: '/backstage/albums/:albumId/edit',
  params: { albumId: readId },
  rule: { permission: 'music.create' },
  load: ({ client, params: { albumId } }) =>
    Promise.all([
      client.query({ ...managedAlbumQuery(albumId), staleTime: 'static' }),
      client.query({ ...managedAlbumTracksQuery(albumId), staleTime: 'static' }),
      client.query({ ...preflightQuery('albums', albumId), staleTime: 'static' }),
      client.query({ ...privateLinkQuery(albumId), staleTime: 'static' }),
    ]),
  meta: ({ translator, params }) =>
    backstageMeta(translator, 'editAlbum', `/backstage/albums/${params.albumId}/edit`),
  screen: AlbumEditScreen,
});
