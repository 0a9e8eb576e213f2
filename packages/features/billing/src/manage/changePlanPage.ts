import { page } from '@segno/base';
import { billingQuery, productsQuery } from '@segno/data';
import { messages } from '../messages/en.ts';
import { ChangePlanScreen } from './ChangePlanScreen.tsx';

export const changePlanPage = page({
  path: '/billing/change-plan',
  rule: { guard: 'subscribed' },
  load: ({ client }) => Promise.all([client.query(productsQuery()), client.query(billingQuery())]),
  meta: ({ translator }) => ({ title: translator(messages)('change.title'), isHidden: true }),
  screen: ChangePlanScreen,
});
