import { page } from '@segno/base';
import { backstageMeta } from '../backstageMeta.ts';
import { BecomeArtistScreen } from './RequestFormScreen.tsx';

export const becomeArtistPage = page({
  path: '/backstage/requests/become-artist',
  rule: { permission: 'backstageRequests.create' },
  meta: ({ translator }) => backstageMeta(translator, 'request.become', '/backstage/requests/become-artist'),
  screen: BecomeArtistScreen,
});
