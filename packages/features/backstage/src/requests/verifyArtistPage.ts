import { page } from '@segno/base';
import { backstageMeta } from '../backstageMeta.ts';
import { VerifyArtistScreen } from './RequestFormScreen.tsx';

export const verifyArtistPage = page({
  path: '/backstage/requests/verify-artist',
  rule: { permission: 'backstageRequests.create' },
  meta: ({ translator }) => backstageMeta(translator, 'request.verify', '/backstage/requests/verify-artist'),
  screen: VerifyArtistScreen,
});
