import { page } from '@segno/base';
import { backstageRequestsQuery } from '@segno/data';
import { backstageMeta } from '../backstageMeta.ts';
import { RequestsScreen } from './RequestsScreen.tsx';

export const requestsPage = page({
  path: '/backstage/requests',
  rule: { permission: 'backstageRequests.create' },
  load: ({ client }) => client.query({ ...backstageRequestsQuery(), staleTime: 'static' }),
  meta: ({ translator }) => backstageMeta(translator, 'requests', '/backstage/requests'),
  screen: RequestsScreen,
});
