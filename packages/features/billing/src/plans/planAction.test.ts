import { expect, test } from 'vitest';
import { planAction } from './planAction.ts';

const plus = { id: 2, free: false };
const price = { id: 7 };
const free = { id: 1, free: true };

test.each([
  [plus, price, { kind: 'guest' }, '/register?redirectFrom=pricing', { productId: 2, priceId: 7 }],
  [free, undefined, { kind: 'guest' }, '/register?redirectFrom=pricing', undefined],
  [plus, price, { kind: 'unsubscribed' }, '/checkout/2/7', undefined],
  [free, undefined, { kind: 'unsubscribed' }, '/', undefined],
  [plus, price, { kind: 'subscribed' }, '/billing/change-plan/2/7/confirm', undefined],
  [
    plus,
    price,
    { kind: 'subscribed', productId: 2, priceId: 8 },
    '/billing/change-plan/2/7/confirm',
    undefined,
  ],
  [plus, price, { kind: 'subscribed', productId: 2, priceId: 7 }, '/billing', undefined],
  [free, undefined, { kind: 'subscribed' }, '/billing/cancel', undefined],
] as const)(
  'BILLING-23 the button of %j with %j leads %j to %s',
  (product, chosen, viewer, href, selection) => {
    const action = planAction(product, chosen, viewer);
    expect(action?.href).toBe(href);
    expect(action?.selection).toEqual(selection);
  },
);
