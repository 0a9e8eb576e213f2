import { page } from '@segno/base';
import { billingQuery } from '@segno/data';
import { messages } from '../messages/en.ts';
import { MethodDoneScreen } from './MethodDoneScreen.tsx';

export const methodDonePage = page({
  path: '/billing/change-payment-method/done',
  rule: { guard: 'subscribed' },
  load: ({ client }) => client.query(billingQuery()),
  meta: ({ translator }) => ({ title: translator(messages)('method.doneTitle'), isHidden: true }),
  screen: MethodDoneScreen,
});
