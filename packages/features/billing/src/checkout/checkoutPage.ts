import { page } from '@segno/base';
import { ApiError, defaultErrorMessage, quoteQuery, readId } from '@segno/data';
import { messages } from '../messages/en.ts';
import { requireBilling } from '../pricing/requireBilling.ts';
import { CheckoutScreen } from './CheckoutScreen.tsx';

export const checkoutPage = page({
  path: '/checkout/:productId/:priceId',
  params: { productId: readId, priceId: readId },
  rule: { guard: 'mayCheckOut' },
  load: async ({ client, startup, params }) => {
    requireBilling(startup);
    const quote = await client.query(quoteQuery(params.priceId));
    // A price of another product has no page.
    if (quote.product.id !== params.productId)
      throw new ApiError({ status: 404, code: 'not_found', message: defaultErrorMessage });
  },
  frame: 'whole',
  meta: ({ translator }) => ({ title: translator(messages)('checkout.title'), isHidden: true }),
  screen: CheckoutScreen,
});
