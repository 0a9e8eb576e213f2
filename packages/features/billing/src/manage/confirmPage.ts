import { page } from '@segno/base';
import { ApiError, defaultErrorMessage, quoteQuery, readId } from '@segno/data';
import { messages } from '../messages/en.ts';
import { ConfirmScreen } from './ConfirmScreen.tsx';

export const confirmPage = page({
  path: '/billing/change-plan/:productId/:priceId/confirm',
  params: { productId: readId, priceId: readId },
  rule: { guard: 'subscribed' },
  load: async ({ client, params }) => {
    const quote = await client.query(quoteQuery(params.priceId));
    // A price of another product has no page.
    if (quote.product.id !== params.productId)
      throw new ApiError({ status: 404, code: 'not_found', message: defaultErrorMessage });
  },
  meta: ({ translator }) => ({ title: translator(messages)('confirm.title'), isHidden: true }),
  screen: ConfirmScreen,
});
