import { page } from '@segno/base';
import { billingQuery } from '@segno/data';
import { messages } from '../messages/en.ts';
import { MethodScreen } from './MethodScreen.tsx';

export const methodPage = page({
  path: '/billing/change-payment-method',
  rule: { guard: 'subscribed' },
  load: ({ client }) => client.query(billingQuery()),
  meta: ({ translator }) => ({ title: translator(messages)('method.title'), isHidden: true }),
  screen: MethodScreen,
});
