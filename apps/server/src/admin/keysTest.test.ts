import { SettingTestResponse } from '@segno/data/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Payments } from '../payments/Payments.ts';
import type { PaymentGateway } from '../payments/PaymentGateway.ts';
import { PaypalGateway } from '../payments/paypal/PaypalGateway.ts';
import { StripeGateway } from '../payments/stripe/StripeGateway.ts';
import { catalogueRoutes } from '../catalogueRoutes.ts';
import { FakePaypal } from '../testing/fakePaypal.ts';
import { FakeStripe } from '../testing/fakeStripe.ts';
import { openTestCatalogue } from '../testing/testCatalogue.ts';
import { testVault } from '../testing/testOperator.ts';
import { asAdmin } from '../testing/testViewers.ts';
import { adminRoutes } from './routes.ts';
import { createSettingTests } from './settingTests.ts';

let stripe: FakeStripe;
let paypal: FakePaypal;
let gateways: PaymentGateway[];
beforeEach(async () => {
  stripe = await FakeStripe.open();
  paypal = await FakePaypal.open();
});
afterEach(() => {
  stripe.close();
  paypal.close();
});

const site = openTestCatalogue((db) => {
  const log = { warn: vi.fn(), error: vi.fn() };
  const payments = new Payments({
    db,
    baseUrl: 'http://localhost:4300',
    key: Buffer.alloc(32),
    log,
    gateways,
  });
  const tests = createSettingTests({
    db,
    payments,
    vault: testVault,
    storages: {} as never,
    checkMail: () => Promise.resolve(),
  });
  return catalogueRoutes(db).route('/admin', adminRoutes(db, { tests }));
});

const withStripe = (secretKey: string) =>
  new StripeGateway({
    stripe: stripe.clientOf(secretKey),
    webhookSecret: stripe.webhookSecret,
    publishableKey: null,
    db: site.db,
  });
const withPaypal = (secret: string, address = paypal.address) =>
  new PaypalGateway({ clientId: 'id', secret, webhookId: 'WH-1', address, db: site.db });

/** Presses “Check the keys” in the settings. */
async function check(...used: PaymentGateway[]) {
  gateways = used;
  const viewer = asAdmin((await site.sample.user('Vera')).id);
  const answer = await site.change(viewer, 'POST', '/admin/settings/tests/keys');
  expect(Object.keys(answer).toSorted()).toEqual(Object.keys(SettingTestResponse.entries).toSorted());
  return answer;
}

test('SETTING-7 the keys of Stripe and PayPal that the services accept are working', async () => {
  expect(await check(withStripe('sk_test_1'), withPaypal('secret'))).toEqual({
    is_working: true,
    detail: 'Payment services: stripe, paypal',
  });
  expect(stripe.count('GET', '/v1/balance')).toBe(1);
  expect(paypal.asked.map(({ path }) => path)).toEqual(['/v1/oauth2/token']);
});

test('SETTING-7 a key that Stripe refuses is told with what Stripe says, and the others are asked all the same', async () => {
  expect(await check(withStripe('sk_test_2'), withPaypal('secret'))).toEqual({
    is_working: false,
    detail: 'stripe: Invalid API Key provided: sk_test_*',
  });
  expect(paypal.asked).toHaveLength(1);
});

test('SETTING-7 keys that both services refuse are both named', async () => {
  const { is_working, detail } = await check(withStripe('sk_test_2'), withPaypal('wrong'));
  expect(is_working).toBe(false);
  expect(detail).toBe(
    'stripe: Invalid API Key provided: sk_test_*; paypal: PayPal refused the keys of this site (401).',
  );
});

test('SETTING-7 a service that cannot be reached is told with the reason', async () => {
  const gone = withPaypal('secret', paypal.address);
  const closed = withStripe('sk_test_1');
  paypal.close();
  stripe.close();
  const { is_working, detail } = await check(closed, gone);
  expect(is_working).toBe(false);
  expect(detail).toMatch(/^stripe: An error occurred with our connection to Stripe/);
  expect(detail).toMatch(/paypal: fetch failed \(.*ECONNREFUSED/);
});

test('SETTING-7 an accepted key is asked again, not remembered', async () => {
  const gateway = withPaypal('secret');
  await check(gateway);
  await check(gateway);
  expect(paypal.asked).toHaveLength(2);
});
