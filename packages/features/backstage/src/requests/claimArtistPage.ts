import { page } from '@segno/base';
import { backstageRequestsQuery } from '@segno/data';
import { backstageMeta } from '../backstageMeta.ts';
import { ClaimArtistScreen } from './RequestFormScreen.tsx';

export const claimArtistPage = page({
  path: '/backstage/requests/claim-artist',
  rule: { permission: 'backstageRequests.create' },
  // The present state of the person's requests decides what is shown.
  load: ({ client }) => client.query({ ...backstageRequestsQuery(), staleTime: 0 }),
  meta: ({ translator }) => backstageMeta(translator, 'request.claim', '/backstage/requests/claim-artist'),
  screen: ClaimArtistScreen,
});
