import Stripe from 'stripe';
import { beforeEach, expect, test, vi } from 'vitest';
import { createVault } from '../secrets/vault.ts';
import { writeSettings } from '../settings/store.ts';
import { createPaymentKeys, readPaymentKeys } from './createPaymentKeys.ts';
import type { Payments } from './Payments.ts';
import { openTestBilling } from '../testing/testBilling.ts';

const { server, log, openPayments } = openTestBilling();

let payments: Payments;
beforeEach(() => {
  payments = openPayments();
});

test('BILLING-28 keys of the settings open a payment service, and those of the environment come first', async () => {
  const vault = createVault(Buffer.from('a secret of at least thirty-two letters'));
  const environment = { stripe: null, paypal: null };
  const paymentKeys = createPaymentKeys({ payments, vault, environment, log });
  await paymentKeys.refresh();
  expect(payments.offered).toEqual(['test']);
  const write = (changes: Parameters<typeof writeSettings>[1]) =>
    writeSettings(server.db, changes, { vault });
  await write({ 'billing.stripe.secret_key': 'sk_test_1', 'billing.stripe.webhook_secret': 'whsec_1' });
  await paymentKeys.refresh();
  expect(payments.offered).toEqual(['stripe']);
  const body = JSON.stringify({
    id: 'evt_1',
    object: 'event',
    type: 'ping',
    created: 1,
    data: { object: {} },
  });
  const signed = async (secret: string) => {
    const header = Stripe.webhooks.generateTestHeaderString({ payload: body, secret });
    const event = { body, headers: new Headers({ 'stripe-signature': header }) };
    return payments
      .gateway('stripe')
      .verifyEvent(event)
      .then(
        () => 'taken',
        () => 'refused',
      );
  };
  expect([await signed('whsec_1'), await signed('whsec_2')]).toEqual(['taken', 'refused']);
  // Another secret is in effect without a new start.
  await write({ 'billing.stripe.webhook_secret': 'whsec_2' });
  await paymentKeys.refresh();
  expect([await signed('whsec_1'), await signed('whsec_2')]).toEqual(['refused', 'taken']);
  const ofEnvironment = { secretKey: 'sk_test_2', webhookSecret: 'whsec_3', publishableKey: null };
  expect((await readPaymentKeys(server.db, vault, { ...environment, stripe: ofEnvironment })).stripe).toEqual(
    ofEnvironment,
  );
  await write({ 'billing.stripe.secret_key': null });
  await paymentKeys.refresh();
  expect(payments.offered).toEqual(['test']);
});

test('BILLING-28 PayPal is asked with the keys of the settings, at its sandbox where they are of the sandbox', async () => {
  const vault = createVault(Buffer.from('a secret of at least thirty-two letters'));
  const write = (changes: Parameters<typeof writeSettings>[1]) =>
    writeSettings(server.db, changes, { vault });
  const asked: { address: string; authorization: string | null; body: string }[] = [];
  const service: typeof fetch = (address, init) => {
    const { body, headers } = init ?? {};
    const authorization = new Headers(headers).get('authorization');
    asked.push({
      address: new Request(address).url,
      authorization,
      body: typeof body === 'string' ? body : '',
    });
    const answer = { access_token: 'token', expires_in: 3600, verification_status: 'SUCCESS' };
    return Promise.resolve(Response.json(answer));
  };
  vi.stubGlobal('fetch', vi.fn(service));
  try {
    const environment = { stripe: null, paypal: null };
    const paymentKeys = createPaymentKeys({ payments, vault, environment, log });
    await write({ 'billing.paypal.client_id': 'one', 'billing.paypal.secret': 'hush' });
    await paymentKeys.refresh();
    expect(payments.offered).toEqual(['test']);
    await write({ 'billing.paypal.webhook_id': 'WH-7' });
    await paymentKeys.refresh();
    expect(payments.offered).toEqual(['paypal']);
    await payments.gateway('paypal').checkKeys?.();
    expect(asked.at(-1)).toMatchObject({
      address: 'https://api-m.paypal.com/v1/oauth2/token',
      authorization: `Basic ${btoa('one:hush')}`,
    });
    await write({ 'billing.paypal.sandbox': true });
    await paymentKeys.refresh();
    const event = { id: 'WH-E1', event_type: 'PAYMENT.SALE.COMPLETED', resource: {} };
    const headers = new Headers({ 'paypal-transmission-time': new Date().toISOString() });
    await payments.gateway('paypal').verifyEvent({ body: JSON.stringify(event), headers });
    expect(asked.at(-1)?.address).toMatch(/^https:\/\/api-m\.sandbox\.paypal\.com\//);
    expect(JSON.parse(asked.at(-1)?.body ?? '')).toMatchObject({ webhook_id: 'WH-7' });
  } finally {
    vi.unstubAllGlobals();
  }
});
