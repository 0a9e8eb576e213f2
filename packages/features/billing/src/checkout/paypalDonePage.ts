import { page } from '@segno/base';
import { readId } from '@segno/data';
import { messages } from '../messages/en.ts';
import { CheckoutDoneScreen } from './CheckoutDoneScreen.tsx';

export const paypalDonePage = page({
  path: '/checkout/:productId/:priceId/paypal/done',
  params: { productId: readId, priceId: readId },
  rule: { guard: 'signedIn', query: ['checkout'] },
  frame: 'whole',
  meta: ({ translator }) => ({ title: translator(messages)('checkout.title'), isHidden: true }),
  screen: CheckoutDoneScreen,
});
