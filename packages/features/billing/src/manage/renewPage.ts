import { page } from '@segno/base';
import { billingQuery } from '@segno/data';
import { messages } from '../messages/en.ts';
import { RenewScreen } from './RenewScreen.tsx';

export const renewPage = page({
  path: '/billing/renew',
  rule: { guard: 'subscribed' },
  load: ({ client }) => client.query(billingQuery()),
  meta: ({ translator }) => ({ title: translator(messages)('renew.title'), isHidden: true }),
  screen: RenewScreen,
});
