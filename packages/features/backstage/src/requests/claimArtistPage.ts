import { page } from '@segno/base';
import { backstageMeta } from '../backstageMeta.ts';
import { ClaimArtistScreen } from './RequestFormScreen.tsx';

export const claimArtistPage = page({
  path: '/backstage/requests/claim-artist',
  rule: { permission: 'backstageRequests.create' },
  meta: ({ translator }) => backstageMeta(translator, 'request.claim', '/backstage/requests/claim-artist'),
  screen: ClaimArtistScreen,
});
