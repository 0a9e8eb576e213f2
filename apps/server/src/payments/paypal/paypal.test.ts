import { BillingResponse, CheckoutResponse, InvoiceList } from '@segno/data/contract';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakePaypal } from '../../testing/fakePaypal.ts';
import { insertSamplePlans } from '../../testing/samplePlans.ts';
import { ok, openTestTeam, type Person } from '../../testing/testTeam.ts';
import { TestBrowser } from '../../testing/testBrowser.ts';
import { Payments } from '../Payments.ts';
import { gatewayEvents } from '../table.ts';
import { PaypalGateway } from './PaypalGateway.ts';

const { server, person, personWith } = openTestTeam();
const log = { warn: vi.fn(), error: vi.fn() };

let paypal: FakePaypal;
let nora: Person;
let app: ReturnType<typeof server.server>;
beforeEach(async () => {
  paypal = await FakePaypal.open();
  const { db } = server;
  await insertSamplePlans(db);
  const { address } = paypal;
  const gateway = new PaypalGateway({ clientId: 'id', secret: 'secret', webhookId: 'WH-1', address, db });
  app = server.server({
    payments: new Payments({
      db,
      baseUrl: 'http://localhost:4300',
      key: Buffer.from('test gateway key of a test'),
      log,
      gateways: [gateway],
    }),
  });
  const made = await person('Nora');
  const browser = new TestBrowser(app, 'http://localhost:4300');
  for (const [name, value] of made.browser.cookies) browser.cookies.set(name, value);
  nora = personWith(made.id, browser);
});
afterEach(() => {
  vi.useRealTimers();
  paypal.close();
});

const begin = async () =>
  v.parse(CheckoutResponse, await ok(nora, 'POST', '/billing/checkouts', { price_id: 1, gateway: 'paypal' }))
    .checkout;
const billing = async () => v.parse(BillingResponse, await ok(nora, 'GET', '/billing/subscription')).billing;
const bills = async () => v.parse(InvoiceList, await ok(nora, 'GET', '/billing/invoices')).pagination.data;

/** A message in the shape of PayPal's webhooks. */
const messageOf = (event_type: string, resource: object, id = 'WH-E1') =>
  JSON.stringify({
    id,
    event_version: '1.0',
    create_time: new Date().toISOString(),
    resource_type: 'subscription',
    event_type,
    summary: 'A subscription changed',
    resource,
    links: [],
  });

async function send(body: string, { signature = 'right', time = new Date(), isSigned = true } = {}) {
  if (isSigned) paypal.signed.add(body);
  const { status } = await app.request('http://localhost:4300/webhooks/paypal', {
    method: 'POST',
    body,
    headers: {
      'paypal-transmission-id': 'T-1',
      'paypal-transmission-time': time.toISOString(),
      'paypal-transmission-sig': signature,
      'paypal-cert-url': 'https://api.paypal.com/v1/notifications/certs/CERT',
      'paypal-auth-algo': 'SHA256withRSA',
    },
  });
  return status;
}

async function subscribed() {
  await begin();
  const [agreement] = paypal.agreements.values();
  if (!agreement) throw new Error('There is no agreement.');
  paypal.activate(agreement);
  expect(await send(messageOf('BILLING.SUBSCRIPTION.ACTIVATED', agreement))).toBe(200);
  return agreement;
}

test('BILLING-13 an agreement gives a plan when PayPal says that it is active, and not before', async () => {
  const checkout = await begin();
  expect(checkout.redirect_url).toMatch(/^https:\/\/www\.paypal\.com\//);
  expect((await begin()).id).toBe(checkout.id);
  expect(paypal.agreements.size).toBe(1);
  const created = paypal.asked.find(({ path }) => path === '/v1/billing/subscriptions');
  expect(JSON.parse(created?.body ?? '{}')).toMatchObject({
    custom_id: String(nora.id),
    application_context: { user_action: 'SUBSCRIBE_NOW' },
  });
  const plan = paypal.asked.find(({ path }) => path === '/v1/billing/plans');
  expect(plan?.body).toContain('"value":"4.99","currency_code":"EUR"');
  const [agreement] = paypal.agreements.values();
  const refresh = async () =>
    v.parse(CheckoutResponse, await ok(nora, 'POST', `/billing/checkouts/${checkout.id}/refresh`)).checkout
      .status;
  expect(await refresh()).toBe('open');
  expect(await send(messageOf('BILLING.SUBSCRIPTION.CREATED', agreement ?? {}))).toBe(200);
  expect((await billing()).subscription).toBeNull();
  if (agreement) paypal.activate(agreement);
  expect(await refresh()).toBe('paid');
  expect((await billing()).subscription).toMatchObject({ gateway: 'paypal', status: 'active' });
  expect(await bills()).toMatchObject([{ total: 499, currency: 'EUR', status: 'paid' }]);
});

test('BILLING-19 a message that PayPal has not signed as it arrived, or that is old, is refused', async () => {
  const body = messageOf('BILLING.SUBSCRIPTION.ACTIVATED', { id: 'I-1' });
  expect(await send(body, { isSigned: false })).toBe(400);
  paypal.signed.add(body);
  expect(await send(body, { signature: 'wrong' })).toBe(400);
  expect(await send(`${body} `, { isSigned: false })).toBe(400);
  expect(await send(body, { time: new Date(Date.now() - 5 * 86_400_000) })).toBe(400);
  expect(await send('[]')).toBe(400);
  expect(await server.db.$count(gatewayEvents)).toBe(0);
  expect(await send(body)).toBe(200);
});

test('BILLING-20 the same message five times at once, and an old one after a new one, change nothing', async () => {
  const agreement = await subscribed();
  const old = messageOf('BILLING.SUBSCRIPTION.ACTIVATED', { ...agreement }, 'WH-OLD');
  await ok(nora, 'POST', '/billing/subscription/cancel', { when: 'now' });
  expect(paypal.agreements.get(agreement.id)?.status).toBe('CANCELLED');
  const answers = await Promise.all(Array.from({ length: 5 }, () => send(old)));
  expect(answers).toEqual([200, 200, 200, 200, 200]);
  // What is paid lasts until its end.
  expect((await billing()).subscription?.status).toBe('cancelled');
  expect(await bills()).toHaveLength(1);
});

test('BILLING-8 a payment that failed begins the time of grace, and the owed amount is collected by a press', async () => {
  const agreement = await subscribed();
  agreement.billing_info.failed_payments_count = 1;
  agreement.billing_info.last_failed_payment = { time: new Date().toISOString() };
  agreement.billing_info.outstanding_balance.value = '4.99';
  const failed = { id: 'S-1', billing_agreement_id: agreement.id, state: 'denied' };
  expect(await send(messageOf('PAYMENT.SALE.DENIED', failed, 'WH-2'))).toBe(200);
  expect((await billing()).subscription).toMatchObject({ status: 'past_due', active: true });
  await ok(nora, 'POST', '/billing/subscription/pay');
  expect((await billing()).subscription?.status).toBe('active');
  expect(await bills()).toHaveLength(2);
});

test('BILLING-18 a payment that PayPal has returned is returned in the books', async () => {
  const agreement = await subscribed();
  const [paid] = paypal.transactions;
  if (paid) paid.status = 'REFUNDED';
  const refund = { id: 'R-1', billing_agreement_id: agreement.id };
  await send(messageOf('PAYMENT.SALE.REFUNDED', refund, 'WH-3'));
  expect(await bills()).toMatchObject([{ refunded: 499 }]);
});
