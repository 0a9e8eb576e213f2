import { page } from '@segno/base';
import { managedArtistsQuery, managedReleasesQuery } from '@segno/data';
import { backstageMeta } from '../backstageMeta.ts';
import { BackstageScreen } from './BackstageScreen.tsx';

export const backstagePage = page({
  path: '/backstage',
  rule: { guard: 'signedIn' },
  load: ({ client }) =>
    Promise.all([
      client.query({ ...managedArtistsQuery(), staleTime: 'static' }),
      client.query({ ...managedReleasesQuery(), staleTime: 'static' }),
    ]),
  meta: ({ translator }) => backstageMeta(translator, 'title', '/backstage'),
  screen: BackstageScreen,
});
