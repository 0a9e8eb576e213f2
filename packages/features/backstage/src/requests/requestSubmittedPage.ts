import { page } from '@segno/base';
import { backstageRequestQuery, readId } from '@segno/data';
import { backstageMeta } from '../backstageMeta.ts';
import { RequestSubmittedScreen } from './RequestSubmittedScreen.tsx';

export const requestSubmittedPage = page({
  path: '/backstage/requests/:requestId/request-submitted',
  params: { requestId: readId },
  rule: { guard: 'signedIn' },
  load: ({ client, params }) =>
    client.query({ ...backstageRequestQuery(params.requestId), staleTime: 'static' }),
  meta: ({ translator, params }) =>
    backstageMeta(translator, 'submitted.title', `/backstage/requests/${params.requestId}/request-submitted`),
  screen: RequestSubmittedScreen,
});
