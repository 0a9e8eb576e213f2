import { page } from '@segno/base';
import { backstageRequestQuery, readId } from '@segno/data';
import { loadFound } from '../frame/Found.tsx';
import { messages } from '../messages/en.ts';
import { BackstageRequestScreen } from './BackstageRequestScreens.tsx';

export const adminRequestPage = page({
  path: '/admin/backstage-requests/:requestId',
  params: { requestId: readId },
  frame: 'work',
  rule: { permission: 'music.update' },
  load: ({ client, params }) =>
    loadFound(client.query({ ...backstageRequestQuery(params.requestId), staleTime: 'static' })),
  meta: ({ translator }) => ({ title: translator(messages)('page.backstage-requests') }),
  screen: BackstageRequestScreen,
});
