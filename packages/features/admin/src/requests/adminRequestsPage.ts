import { page } from '@segno/base';
import { decidableRequestsQuery } from '@segno/data';
import { messages } from '../messages/en.ts';
import { BackstageRequestsScreen } from './BackstageRequestScreens.tsx';
import { readRequestStatus } from './requestStatus.ts';

export const adminRequestsPage = page({
  path: '/admin/backstage-requests',
  frame: 'work',
  rule: { permission: 'music.update', query: ['status'] },
  load: ({ client, url }) => {
    const status = readRequestStatus(url?.searchParams ?? new URLSearchParams());
    return client.query({ ...decidableRequestsQuery(status), staleTime: 'static' });
  },
  meta: ({ translator }) => ({ title: translator(messages)('page.backstage-requests') }),
  screen: BackstageRequestsScreen,
});
