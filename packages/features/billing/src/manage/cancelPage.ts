import { page } from '@segno/base';
import { billingQuery } from '@segno/data';
import { messages } from '../messages/en.ts';
import { CancelScreen } from './CancelScreen.tsx';

export const cancelPage = page({
  path: '/billing/cancel',
  rule: { guard: 'subscribed' },
  load: ({ client }) => client.query(billingQuery()),
  meta: ({ translator }) => ({ title: translator(messages)('cancel.title'), isHidden: true }),
  screen: CancelScreen,
});
