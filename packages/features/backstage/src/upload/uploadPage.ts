import { page } from '@segno/base';
import { managedArtistsQuery } from '@segno/data';
import { backstageMeta } from '../backstageMeta.ts';
import { UploadScreen } from './UploadScreen.tsx';

export const uploadPage = page({
  path: '/backstage/upload',
  rule: { permission: 'music.create' },
  load: ({ client }) => client.query({ ...managedArtistsQuery(), staleTime: 'static' }),
  meta: ({ translator }) => backstageMeta(translator, 'upload', '/backstage/upload'),
  screen: UploadScreen,
});
