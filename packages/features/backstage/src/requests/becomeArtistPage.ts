import { page } from '@segno/base';
import { backstageRequestsQuery } from '@segno/data';
import { backstageMeta } from '../backstageMeta.ts';
import { BecomeArtistScreen } from './RequestFormScreen.tsx';

export const becomeArtistPage = page({
  path: '/backstage/requests/become-artist',
  rule: { permission: 'backstageRequests.create' },
  // The present state of the person's requests decides what is shown.
  load: ({ client }) => client.query({ ...backstageRequestsQuery(), staleTime: 0 }),
  meta: ({ translator }) => backstageMeta(translator, 'request.become', '/backstage/requests/become-artist'),
  screen: BecomeArtistScreen,
});
