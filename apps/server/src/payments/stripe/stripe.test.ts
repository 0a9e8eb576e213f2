import { BillingResponse, CheckoutResponse, InvoiceList, QuoteResponse } from '@segno/data/contract';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { prices } from '../../products/table.ts';
import { writeSettings } from '../../settings/store.ts';
import { subscriptions } from '../../subscriptions/table.ts';
import { FakeStripe, type FakeSubscription } from '../../testing/fakeStripe.ts';
import { insertSamplePlans } from '../../testing/samplePlans.ts';
import { ok, openTestTeam, type Person, statusOf } from '../../testing/testTeam.ts';
import { TestBrowser } from '../../testing/testBrowser.ts';
import { testVault } from '../../testing/testOperator.ts';
import { readPaymentKeys } from '../createPaymentKeys.ts';
import { Payments } from '../Payments.ts';
import { gatewayEvents, gatewayPrices } from '../table.ts';
import { StripeGateway } from './StripeGateway.ts';
import { toStripe } from './stripeAmount.ts';

const { server, person, personWith } = openTestTeam();
const log = { warn: vi.fn(), error: vi.fn() };

let stripe: FakeStripe;
let nora: Person;
let app: ReturnType<typeof server.server>;

/** Opens the site with Stripe. */
async function open(publishableKey: string | null, name: string) {
  const { db } = server;
  const gateway = new StripeGateway({
    stripe: stripe.client,
    webhookSecret: stripe.webhookSecret,
    publishableKey,
    db,
  });
  const key = Buffer.from('test gateway key of a test');
  app = server.server({
    payments: new Payments({ db, baseUrl: 'http://localhost:4300', key, log, gateways: [gateway] }),
  });
  return on(await person(name));
}

/** A person whose browser is at the site with Stripe. */
function on({ id, browser }: Person): Person {
  const here = new TestBrowser(app, 'http://localhost:4300');
  for (const [name, value] of browser.cookies) here.cookies.set(name, value);
  return personWith(id, here);
}

beforeEach(async () => {
  stripe = await FakeStripe.open();
  await insertSamplePlans(server.db);
  nora = await open('pk_test_1', 'Nora');
});
afterEach(() => stripe.close());

const begin = async (who = nora, price_id = 1) =>
  v.parse(CheckoutResponse, await ok(who, 'POST', '/billing/checkouts', { price_id, gateway: 'stripe' }))
    .checkout;
const billingOf = async (who = nora) =>
  v.parse(BillingResponse, await ok(who, 'GET', '/billing/subscription')).billing;
const invoicesOf = async (who = nora) =>
  v.parse(InvoiceList, await ok(who, 'GET', '/billing/invoices')).pagination.data;

const send = ({ body, signature }: { body: string; signature: string }) =>
  app.request('http://localhost:4300/webhooks/stripe', {
    method: 'POST',
    body,
    headers: { 'stripe-signature': signature },
  });
const tell = async (type: string, object: object, options = {}) =>
  (await send(stripe.event(type, object, options))).status;

/** A subscription that was paid in the form, and told by a message. */
async function subscribed(): Promise<FakeSubscription> {
  await begin();
  const [session] = stripe.sessions.values();
  const [price] = await server.db.select().from(gatewayPrices);
  const subscription = stripe.complete(session?.id ?? '', {
    id: price?.gateway_id ?? '',
    amount: 499,
    currency: 'eur',
  });
  expect(await tell('checkout.session.completed', session ?? {})).toBe(200);
  return subscription;
}

test('BILLING-26 the form of Stripe is for the person and the price of the server, and a second press gets the same', async () => {
  const [one, two] = await Promise.all([begin(), begin()]);
  expect(one).toMatchObject({
    redirect_url: null,
    form: { publishable_key: 'pk_test_1', client_secret: 'cs_test_secret' },
  });
  expect(two?.id).toBe(one?.id);
  expect(stripe.sessions.size).toBe(1);
  const [price] = stripe.asked.filter(({ path }) => path === '/v1/prices');
  expect(price?.params).toMatchObject({
    currency: 'eur',
    unit_amount: '499',
    'recurring[interval]': 'month',
  });
  const created = stripe.asked.find(({ path }) => path === '/v1/checkout/sessions');
  expect(created?.params).toMatchObject({
    mode: 'subscription',
    ui_mode: 'elements',
    customer_email: 'nora@segno.example',
    client_reference_id: String(nora.id),
    'subscription_data[metadata][user_id]': String(nora.id),
    return_url: `http://localhost:4300/checkout/2/1/stripe/done?checkout=${one?.id}`,
  });
});

test('BILLING-26 without the publishable key the page of Stripe asks for the payment', async () => {
  const ben = await open(null, 'Ben');
  expect(await begin(ben)).toMatchObject({
    form: null,
    redirect_url: 'https://checkout.stripe.com/c/pay/cs_test',
  });
});

test('BILLING-28 the publishable key of the settings puts the form into the checkout of this site', async () => {
  const publishableKey = async () =>
    (await readPaymentKeys(server.db, testVault, { stripe: null, paypal: null })).stripe?.publishableKey;
  const keys = { 'billing.stripe.secret_key': 'sk_test_1', 'billing.stripe.webhook_secret': 'whsec_1' };
  await writeSettings(server.db, keys, { vault: testVault });
  expect(await publishableKey()).toBeNull();
  await writeSettings(server.db, { 'billing.stripe.publishable_key': 'pk_test_7' });
  const ben = await open((await publishableKey()) ?? null, 'Ben');
  expect(await begin(ben)).toMatchObject({ form: { publishable_key: 'pk_test_7' } });
});

test('BILLING-13 the page after the payment gives nothing until Stripe says that it was paid', async () => {
  const checkout = await begin();
  const refresh = async () =>
    v.parse(CheckoutResponse, await ok(nora, 'POST', `/billing/checkouts/${checkout.id}/refresh`)).checkout
      .status;
  expect(await refresh()).toBe('open');
  expect((await billingOf()).subscription).toBeNull();
  const [price] = await server.db.select().from(gatewayPrices);
  const [session] = stripe.sessions.values();
  stripe.complete(session?.id ?? '', { id: price?.gateway_id ?? '', amount: 499, currency: 'eur' });
  expect(await refresh()).toBe('paid');
  expect(await billingOf()).toMatchObject({
    subscription: { gateway: 'stripe', status: 'active' },
    payment_method: { brand: 'visa', last_four: '4242' },
  });
  expect(await invoicesOf()).toMatchObject([{ status: 'paid', total: 499, currency: 'EUR' }]);
});

test('BILLING-19 a message with another signature, another body or an old or future time is refused', async () => {
  const { body, signature } = stripe.event('customer.subscription.updated', {
    object: 'subscription',
    id: 'x',
  });
  const now = Math.floor(Date.now() / 1000);
  for (const bad of [
    { body, signature: stripe.sign(body, now, 'whsec_of_somebody') },
    { body: `${body} `, signature },
    { body, signature: stripe.sign(body, now - 301) },
    { body, signature: stripe.sign(body, now + 400) },
    { body, signature: '' },
  ])
    expect((await send(bad)).status).toBe(400);
  expect(await server.db.$count(gatewayEvents)).toBe(0);
  expect((await send({ body, signature })).status).toBe(200);
});

test('BILLING-20 the same message five times at once, and an old one after a new one, change nothing', async () => {
  const subscription = await subscribed();
  const old = stripe.event('customer.subscription.updated', { ...subscription });
  const failing = stripe.bill(subscription.id, { amount: 499, currency: 'eur' }, 'open');
  subscription.status = 'past_due';
  expect(await tell('invoice.payment_failed', failing)).toBe(200);
  expect((await billingOf()).subscription).toMatchObject({ status: 'past_due', active: true });
  const answers = await Promise.all(Array.from({ length: 5 }, async () => send(old)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  // What the old message says is not used: the subscription is read.
  expect((await billingOf()).subscription?.status).toBe('past_due');
  expect(await invoicesOf()).toHaveLength(2);
});

test('BILLING-8 what is owed is paid by a press, and a cancelled subscription ends', async () => {
  const subscription = await subscribed();
  stripe.bill(subscription.id, { amount: 499, currency: 'eur' }, 'open');
  subscription.status = 'past_due';
  await tell('customer.subscription.updated', subscription);
  const declined = { type: 'card_error', code: 'card_declined', message: 'Your card was declined.' };
  stripe.failNext({ status: 402, error: declined });
  expect(await statusOf(nora, 'POST', '/billing/subscription/pay')).toBe(402);
  subscription.status = 'active';
  await ok(nora, 'POST', '/billing/subscription/pay');
  expect(await billingOf()).toMatchObject({ subscription: { status: 'active' }, owed: null });
  await ok(nora, 'POST', '/billing/subscription/cancel', { when: 'period_end' });
  expect((await billingOf()).subscription?.status).toBe('cancelled');
  await ok(nora, 'POST', '/billing/subscription/cancel', { when: 'now' });
  expect((await billingOf()).subscription).toBeNull();
  expect(stripe.subscriptions.get(subscription.id)?.status).toBe('canceled');
});

test('BILLING-9 a change costs what Stripe says, and a declined one changes nothing', async () => {
  await subscribed();
  const { quote } = v.parse(QuoteResponse, await ok(nora, 'GET', '/billing/quote/3'));
  expect(quote.total).toBe(700);
  const change = { price_id: 3, quoted_at: quote.quoted_at };
  const declined = { type: 'card_error', code: 'card_declined', message: 'Your card was declined.' };
  stripe.failNext({ status: 402, error: declined });
  expect(await statusOf(nora, 'PUT', '/billing/subscription', change)).toBe(402);
  expect((await billingOf()).subscription?.product.name).toBe('Plus');
  await ok(nora, 'PUT', '/billing/subscription', change);
  expect((await billingOf()).subscription?.product.name).toBe('Studio');
  const update = stripe.asked.findLast(
    ({ path, method }) => method === 'POST' && path.includes('/subscriptions/'),
  );
  expect(update?.params).toMatchObject({
    proration_behavior: 'always_invoice',
    payment_behavior: 'error_if_incomplete',
  });
});

const ledger = async () => {
  const { rows } = await server.db.execute<{ account: string; amount: string }>(
    sql`select account, sum(amount)::text as amount from ledger_entries group by account having sum(amount) <> 0`,
  );
  return Object.fromEntries(rows.map(({ account, amount }) => [account, Number(amount)]));
};

test('BILLING-18 refunds and disputes of Stripe are posted, also one that was won', async () => {
  const subscription = await subscribed();
  const [invoice] = [...stripe.invoices.values()];
  const charge = stripe.charges.get(invoice?.id ?? '');
  if (!charge) throw new Error('There is no charge.');
  charge.disputed = true;
  stripe.disputes.set(charge.id, 'needs_response');
  const dispute = { object: 'dispute', id: 'du_1', payment_intent: charge.payment_intent };
  await tell('charge.dispute.created', dispute);
  expect(await ledger()).toMatchObject({ disputes: 499 });
  stripe.disputes.set(charge.id, 'won');
  await tell('charge.dispute.closed', dispute);
  expect(await ledger()).toEqual({ cash: 499, revenue: -499 });
  charge.amount_refunded = 200;
  await tell('charge.refunded', charge);
  expect(await ledger()).toEqual({ cash: 299, refunds: 200, revenue: -499 });
  subscription.status = 'canceled';
  subscription.ended_at = Math.floor(Date.now() / 1000);
  await tell('customer.subscription.deleted', subscription);
  expect((await billingOf()).subscription).toBeNull();
});

test('BILLING-21 a second subscription of a person is returned and ended at Stripe', async () => {
  await subscribed();
  const [session] = stripe.sessions.values();
  const [price] = await server.db.select().from(gatewayPrices);
  const second = stripe.complete(session?.id ?? '', {
    id: price?.gateway_id ?? '',
    amount: 499,
    currency: 'eur',
  });
  await tell('customer.subscription.created', second);
  expect(stripe.subscriptions.get(second.id)?.status).toBe('canceled');
  expect(stripe.count('POST', '/v1/refunds')).toBe(1);
  expect(await server.db.$count(subscriptions)).toBe(1);
});

test('BILLING-5 amounts go to Stripe in its own units: yen whole, dinars in thousandths', async () => {
  expect(toStripe({ amount: 500, currency: 'JPY' })).toBe(500);
  expect(toStripe({ amount: 1500, currency: 'KWD' })).toBe(1500);
  // Stripe counts forints in hundredths too.
  expect(toStripe({ amount: 49_900, currency: 'HUF' })).toBe(49_900);
  await server.db.update(prices).set({ currency: 'JPY', amount: 500 });
  await begin();
  const [price] = stripe.asked.filter(({ path }) => path === '/v1/prices');
  expect(price?.params).toMatchObject({ currency: 'jpy', unit_amount: '500' });
});
