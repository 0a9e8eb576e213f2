import { page } from '@segno/base';
import { backstageRequestsQuery } from '@segno/data';
import { backstageMeta } from '../backstageMeta.ts';
import { VerifyArtistScreen } from './RequestFormScreen.tsx';

export const verifyArtistPage = page({
  path: '/backstage/requests/verify-artist',
  rule: { permission: 'backstageRequests.create' },
  // The present state of the person's requests decides what is shown.
  load: ({ client }) => client.query({ ...backstageRequestsQuery(), staleTime: 0 }),
  meta: ({ translator }) => backstageMeta(translator, 'request.verify', '/backstage/requests/verify-artist'),
  screen: VerifyArtistScreen,
});
