import { page } from '@segno/base';
import { billingQuery, invoicesQuery } from '@segno/data';
import { messages } from '../messages/en.ts';
import { BillingScreen } from './BillingScreen.tsx';

export const billingPage = page({
  path: '/billing',
  rule: { guard: 'subscribed' },
  load: ({ client }) => Promise.all([client.query(billingQuery()), client.infiniteQuery(invoicesQuery())]),
  meta: ({ translator }) => ({ title: translator(messages)('billing.title'), isHidden: true }),
  screen: BillingScreen,
});
