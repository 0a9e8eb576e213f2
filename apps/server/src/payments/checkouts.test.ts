import { CheckoutResponse, ProductList } from '@segno/data/contract';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { products } from '../products/table.ts';
import { writeSettings } from '../settings/store.ts';
import { subscriptions } from '../subscriptions/table.ts';
import { ok, statusOf } from '../testing/testTeam.ts';
import { openTestBilling } from '../testing/testBilling.ts';

const { server, person, start, pay, me, billingOf, invoicesOf } = openTestBilling();

test('BILLING-1 the plans are listed in their order, without hidden and deleted ones', async () => {
  await server.db.insert(products).values([
    { name: 'Secret', hidden: true },
    { name: 'Gone', deleted_at: new Date() },
  ]);
  const guest = await server.app.request('http://localhost:4300/api/v1/billing/products');
  const { pagination } = v.parse(ProductList, await guest.json());
  expect(pagination.data.map(({ name, prices }) => [name, prices.length])).toEqual([
    ['Free', 0],
    ['Plus', 2],
    ['Studio', 2],
  ]);
});

test('BILLING-13 a done page without a payment gives nothing', async () => {
  const nora = await person('Nora');
  const { id } = await start(nora);
  const refreshed = await ok(nora, 'POST', `/billing/checkouts/${id}/refresh`);
  expect(v.parse(CheckoutResponse, refreshed).checkout.status).toBe('open');
  expect((await me(nora)).subscriptions).toEqual([]);
  // Nor does the payment of another person.
  const ben = await person('Ben');
  for (const path of ['', '/refresh', '/pay', '/confirm'])
    expect(
      path
        ? await statusOf(ben, 'POST', `/billing/checkouts/${id}${path}`, { card: 'success', accept: true })
        : await statusOf(ben, 'GET', `/billing/checkouts/${id}`),
    ).toBe(404);
});

test('BILLING-14 two tabs and a double press make one subscription and one payment', async () => {
  const nora = await person('Nora');
  const begun = await Promise.all(Array.from({ length: 5 }, () => start(nora)));
  expect(new Set(begun.map(({ id }) => id)).size).toBe(1);
  const [first] = begun;
  await Promise.all(Array.from({ length: 5 }, () => pay(nora, first?.id ?? '')));
  expect(await server.db.$count(subscriptions)).toBe(1);
  expect(await invoicesOf(nora)).toHaveLength(1);
  expect(await statusOf(nora, 'POST', '/billing/checkouts', { price_id: 3, gateway: 'test' })).toBe(409);
});

test('BILLING-14 another plan in a second tab replaces the payment that has begun', async () => {
  const nora = await person('Nora');
  const first = await start(nora);
  const second = await start(nora, 3);
  expect(second.id).not.toBe(first.id);
  expect((await nora.send('POST', `/billing/checkouts/${first.id}/pay`, { card: 'success' })).status).toBe(
    409,
  );
  await pay(nora, second.id);
  expect((await billingOf(nora)).subscription?.product.name).toBe('Studio');
});

test('BILLING-15 amount, currency, product and person of a request are not used', async () => {
  const nora = await person('Nora');
  const ben = await person('Ben');
  const body = { price_id: 1, gateway: 'test', amount: 1, currency: 'JPY', product_id: 3, user_id: ben.id };
  const { checkout } = v.parse(CheckoutResponse, await ok(nora, 'POST', '/billing/checkouts', body));
  await ok(nora, 'POST', `/billing/checkouts/${checkout.id}/pay`, { card: 'success', amount: 1 });
  expect(await invoicesOf(nora)).toMatchObject([{ total: 499, currency: 'EUR', product_name: 'Plus' }]);
  expect((await billingOf(ben)).subscription).toBeNull();
  await server.db.update(products).set({ deleted_at: new Date() }).where(eq(products.id, 3));
  for (const price_id of [3, 99])
    expect(await statusOf(ben, 'POST', '/billing/checkouts', { price_id, gateway: 'test' })).toBe(404);
  expect(await statusOf(ben, 'POST', '/billing/checkouts', { price_id: 1, gateway: 'stripe' })).toBe(404);
});

test('BILLING-25 no payment begins where plans are not sold', async () => {
  const nora = await person('Nora');
  await writeSettings(server.db, { 'billing.enable': false });
  expect(await statusOf(nora, 'POST', '/billing/checkouts', { price_id: 1, gateway: 'test' })).toBe(404);
  await writeSettings(server.db, { 'billing.enable': true });
  await start(nora);
});
