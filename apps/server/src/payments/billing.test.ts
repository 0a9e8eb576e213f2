import {
  BillingResponse,
  CheckoutResponse,
  type GatewayName,
  InvoiceList,
  OwnUserResponse,
  ProductList,
  QuoteResponse,
} from '@segno/data/contract';
import { eq, isNull, sql } from 'drizzle-orm';
import Stripe from 'stripe';
import * as v from 'valibot';
import { beforeEach, expect, test, vi } from 'vitest';
import { mails } from '../mail/table.ts';
import { products } from '../products/table.ts';
import { roles } from '../roles/table.ts';
import { createVault } from '../secrets/vault.ts';
import { writeSettings } from '../settings/store.ts';
import { subscriptions } from '../subscriptions/table.ts';
import { insertSamplePlans } from '../testing/samplePlans.ts';
import { notificationsOf, ok, openTestTeam, type Person, statusOf } from '../testing/testTeam.ts';
import { users } from '../users/table.ts';
import { storeEvents } from './events.ts';
import { invoiceFonts } from './invoiceFonts.ts';
import { createPaymentKeys, readPaymentKeys } from './createPaymentKeys.ts';
import { compareWithGateways } from './paymentJobs.ts';
import { Payments } from './Payments.ts';
import { checkouts, gatewayEvents, invoices, ledgerEntries, testAccounts } from './table.ts';
import { signTestEvent } from './testGateway/TestGateway.ts';

const { server, person } = openTestTeam();
const key = Buffer.from('test gateway key of a test');
const log = { warn: vi.fn(), error: vi.fn() };

let payments: Payments;
beforeEach(async () => {
  await insertSamplePlans(server.db);
  payments = new Payments({ db: server.db, baseUrl: 'http://localhost:4300', key, log });
});

const start = async (who: Person, price_id = 1, gateway: GatewayName = 'test') =>
  v.parse(CheckoutResponse, await ok(who, 'POST', '/billing/checkouts', { price_id, gateway })).checkout;
const pay = async (who: Person, id: string, card = 'success') =>
  v.parse(CheckoutResponse, await ok(who, 'POST', `/billing/checkouts/${id}/pay`, { card })).checkout;
const billingOf = async (who: Person) =>
  v.parse(BillingResponse, await ok(who, 'GET', '/billing/subscription')).billing;
const me = async (who: Person) => v.parse(OwnUserResponse, await ok(who, 'GET', '/me')).user;
const quoteOf = async (who: Person, price: number) =>
  v.parse(QuoteResponse, await ok(who, 'GET', `/billing/quote/${price}`)).quote;
const invoicesOf = async (who: Person) =>
  v.parse(InvoiceList, await ok(who, 'GET', '/billing/invoices')).pagination.data;
const gateway = (who: Person, action: Record<string, unknown>) =>
  ok(who, 'POST', '/billing/test-gateway', action);

async function subscribed(name: string, card = 'success', price = 1) {
  const who = await person(name);
  await pay(who, (await start(who, price)).id, card);
  return who;
}

const playlistLimit = async (who: Person) =>
  (await me(who)).permissions.find(({ name }) => name === 'playlists.create')?.restrictions;

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

test('BILLING-12 a paid subscription gives its permissions with the next request, and its end takes them', async () => {
  const nora = await person('Nora');
  expect(await playlistLimit(nora)).toEqual([{ name: 'count', value: 200 }]);
  const { id } = await start(nora);
  expect((await me(nora)).subscriptions).toEqual([]);
  expect(await pay(nora, id)).toMatchObject({ status: 'paid' });
  expect((await me(nora)).subscriptions).toEqual([{ valid: true, active: true }]);
  expect(await playlistLimit(nora)).toEqual([]);
  await ok(nora, 'POST', '/billing/subscription/cancel', { when: 'now' });
  expect((await me(nora)).subscriptions).toEqual([]);
  expect(await playlistLimit(nora)).toEqual([{ name: 'count', value: 200 }]);
});

test('BILLING-12 open pages of a person are told once when a subscription begins, changes or ends', async () => {
  const onRights = vi.fn();
  const told = new Payments({ db: server.db, baseUrl: 'http://localhost:4300', key, log, onRights });
  const nora = await subscribed('Nora');
  const [row] = await server.db.select().from(subscriptions);
  const id = row?.gateway_id ?? '';
  // The same reading again changes nothing.
  await told.sync('test', id);
  expect(onRights).not.toHaveBeenCalled();
  await server.db.update(subscriptions).set({ status: 'ended' });
  await told.sync('test', id);
  await told.sync('test', id);
  expect(onRights.mock.calls).toEqual([[nora.id]]);
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

test('BILLING-9 a change costs what was shown, once, and is refused when it was shown long ago', async () => {
  const nora = await subscribed('Nora');
  const quote = await quoteOf(nora, 3);
  expect(quote).toMatchObject({
    total: 700,
    change: {
      features_gained: ['Own music'],
      features_lost: ['Any number of playlists'],
      permissions_gained: ['music.create'],
      limits: expect.arrayContaining([
        { permission: 'playlists.create', restriction: 'count', from: null, to: 1000, used: 0 },
      ]) as unknown,
    },
  });
  const past = new Date(Date.parse(quote.quoted_at) - 3_600_000).toISOString();
  expect(await statusOf(nora, 'PUT', '/billing/subscription', { price_id: 3, quoted_at: past })).toBe(409);
  const change = { price_id: 3, quoted_at: quote.quoted_at };
  const statuses = await Promise.all(
    Array.from({ length: 4 }, () => statusOf(nora, 'PUT', '/billing/subscription', change)),
  );
  expect(statuses).toContain(200);
  expect((await billingOf(nora)).subscription?.product.name).toBe('Studio');
  expect((await invoicesOf(nora)).map(({ total }) => total)).toEqual([700, 499]);
});

test('BILLING-8 a failed renewal keeps access for the time of grace, tells the person, and then ends it', async () => {
  const nora = await subscribed('Nora', 'fails_later');
  await gateway(nora, { action: 'next_payment' });
  expect(await billingOf(nora)).toMatchObject({
    subscription: { status: 'past_due', valid: true, active: true, on_grace_period: true },
    owed: { amount: 499, currency: 'EUR' },
  });
  expect(await playlistLimit(nora)).toEqual([]);
  expect((await nora.send('POST', '/billing/subscription/pay')).status).toBe(402);
  await ok(nora, 'PUT', '/billing/payment-method/test', { card: 'success' });
  expect(await billingOf(nora)).toMatchObject({ subscription: { status: 'active' }, owed: null });
  await ok(nora, 'PUT', '/billing/payment-method/test', { card: 'fails_later' });
  await gateway(nora, { action: 'next_payment' });
  await gateway(nora, { action: 'advance', days: 8 });
  expect(await billingOf(nora)).toMatchObject({ subscription: null, former: { status: 'ended' } });
  expect(await playlistLimit(nora)).toEqual([{ name: 'count', value: 200 }]);
  const subjects = (await server.db.select().from(mails).orderBy(mails.id)).map(({ subject }) => subject);
  expect(subjects).toEqual([
    'Welcome to Plus',
    'Your payment for Plus failed',
    'Your payment for Plus arrived',
    'Your payment for Plus failed',
    'Your plan Plus has ended',
  ]);
  expect((await notificationsOf(nora))[0]).toMatchObject({ type: 'plan_ended' });
});

test('BILLING-8 the time of grace has the days of the settings', async () => {
  await writeSettings(server.db, { 'billing.grace_days': 2 });
  const nora = await subscribed('Nora', 'fails_later');
  const [before] = await server.db.select().from(subscriptions);
  await gateway(nora, { action: 'next_payment' });
  const [after] = await server.db.select().from(subscriptions);
  const grace = Number(after?.grace_ends_at) - Number(before?.renews_at);
  expect(Math.round(grace / 86_400_000)).toBe(2);
  await gateway(nora, { action: 'advance', days: 1 });
  expect((await billingOf(nora)).subscription?.status).toBe('past_due');
  await gateway(nora, { action: 'advance', days: 2 });
  expect((await billingOf(nora)).subscription).toBeNull();
});

test('BILLING-10 a cancelled plan is kept or ends, and can be taken up again afterwards', async () => {
  const nora = await subscribed('Nora');
  await ok(nora, 'POST', '/billing/subscription/cancel', { when: 'period_end', reason: 'expensive' });
  expect((await billingOf(nora)).subscription).toMatchObject({
    status: 'cancelled',
    cancelled: true,
    active: true,
    on_grace_period: true,
  });
  await ok(nora, 'POST', '/billing/subscription/resume');
  expect((await billingOf(nora)).subscription?.status).toBe('active');
  await ok(nora, 'POST', '/billing/subscription/pause', { months: 1 });
  await gateway(nora, { action: 'next_payment' });
  expect((await billingOf(nora)).subscription).toMatchObject({
    status: 'paused',
    valid: true,
    active: false,
  });
  expect(await playlistLimit(nora)).toEqual([{ name: 'count', value: 200 }]);
  await ok(nora, 'POST', '/billing/subscription/cancel', { when: 'now' });
  await pay(nora, (await start(nora, 2)).id);
  expect((await billingOf(nora)).subscription?.price.interval).toBe('year');
});

test('BILLING-16 invoices are numbered without gaps, and those of another person do not exist', async () => {
  const people = await Promise.all(['Nora', 'Ben', 'Kai', 'Mira'].map((name) => person(name)));
  await Promise.all(people.map(async (who) => pay(who, (await start(who)).id)));
  const numbers = await server.db.select({ number: invoices.number }).from(invoices).orderBy(invoices.number);
  expect(numbers.map(({ number }) => number)).toEqual(
    [1, 2, 3, 4].map((each) => `INV-${String(each).padStart(6, '0')}`),
  );
  const [nora, ben] = people as [Person, Person];
  const [own] = await invoicesOf(nora);
  for (const path of [
    `/api/v1/billing/invoices/${own?.id}`,
    ...['html', 'pdf'].map((kind) => `/documents/invoices/${own?.id}/${kind}`),
  ]) {
    expect((await nora.browser.send('GET', path)).status, path).toBe(200);
    expect((await ben.browser.send('GET', path)).status, path).toBe(404);
    expect((await server.app.request(`http://localhost:4300${path}`)).status, path).toBe(401);
  }
});

test('BILLING-17 letters have a font that has them, and letters of no font are written in Latin ones', () => {
  const { runs } = invoiceFonts(null);
  expect(runs('Łucja Żółć, 2026')).toEqual([{ font: 'latin', text: 'Łucja Żółć, 2026' }]);
  expect(runs('ليلى عبد الرحمن')).toEqual([{ font: 'arabic', text: 'ليلى عبد الرحمن' }]);
  expect(runs('נועה כהן')).toEqual([{ font: 'hebrew', text: 'נועה כהן' }]);
  expect(runs('आशा भोसले')).toEqual([{ font: 'other', text: 'आशा भोसले' }]);
  expect(runs('Nora Ελένη Иван ليلى')).toEqual([
    { font: 'latin', text: 'Nora ' },
    { font: 'other', text: 'Ελένη Иван ' },
    { font: 'arabic', text: 'ليلى' },
  ]);
  // A composed letter and the same one with a mark are one.
  for (const name of ['Nguyễn', 'Nguyễn'.normalize('NFD')])
    expect(runs(name)).toEqual([
      { font: 'latin', text: 'Nguy' },
      { font: 'other', text: 'ễ' },
      { font: 'latin', text: 'n' },
    ]);
  for (const name of ['山田 花子', '김민지', 'สมชาย', 'தமிழ்'])
    expect(
      runs(name).every(({ font, text }) => font === 'latin' && /^[\x20-\x7e]+$/.test(text)),
      name,
    ).toBe(true);
});

test('BILLING-17 an invoice is a page and a PDF with every letter of a name, the same each time', async () => {
  const nora = await subscribed('Łucja <b>Żółć</b>');
  const [invoice] = await invoicesOf(nora);
  const page = await nora.browser.send('GET', `/documents/invoices/${invoice?.id}/html`);
  expect(page.body).toContain('&lt;b&gt;Żółć');
  expect(page.body).toContain('This is a test invoice: no money was moved.');
  expect(page.headers.get('content-security-policy')).toContain("'sha256-");
  const pdf = async () => {
    const address = `http://localhost:4300/documents/invoices/${invoice?.id}/pdf`;
    const file = await server.app.request(address, { headers: { cookie: nora.browser.cookieHeader } });
    return Buffer.from(await file.arrayBuffer());
  };
  const [one, two] = [await pdf(), await pdf()];
  expect(one.subarray(0, 5).toString()).toBe('%PDF-');
  expect(one.equals(two)).toBe(true);
});

test('BILLING-17 an invoice has the seller and the note of the settings, and keeps them', async () => {
  await writeSettings(server.db, {
    'billing.invoice.company': 'Harbour Records',
    'billing.invoice.address': 'Quay 1\nLisbon',
    'billing.invoice.tax_number': 'PT 501 442 600',
    'billing.invoice.note': 'Thank you for listening.',
    'billing.invoice.prefix': 'HR-',
  });
  const nora = await subscribed('Nora');
  await writeSettings(server.db, { 'billing.invoice.company': 'Another company' });
  const [invoice] = await invoicesOf(nora);
  expect(invoice?.number).toBe('HR-000001');
  const { body } = await nora.browser.send('GET', `/documents/invoices/${invoice?.id}/html`);
  for (const text of ['Harbour Records', 'Quay 1', 'Lisbon', 'PT 501 442 600', 'Thank you for listening.'])
    expect(body).toContain(text);
});

test('BILLING-11 with days of trial the first payment is due after them', async () => {
  await writeSettings(server.db, { 'billing.trial_days': 14 });
  const nora = await subscribed('Nora');
  const { subscription } = await billingOf(nora);
  const days = (Date.parse(subscription?.trial_ends_at ?? '') - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(13.9);
  expect(days).toBeLessThan(14.1);
  expect(await balance()).toEqual({});
  expect((await me(nora)).subscriptions).toEqual([{ valid: true, active: true }]);
});

const balance = async () => {
  const { rows } = await server.db.execute<{ account: string; amount: string }>(
    sql`select account, sum(amount)::text as amount from ledger_entries group by account order by account`,
  );
  return Object.fromEntries(rows.map(({ account, amount }) => [account, Number(amount)]));
};

test('BILLING-18 the ledger balances through payment, refund, dispute and a payment that never came', async () => {
  const nora = await subscribed('Nora');
  expect(await balance()).toEqual({ cash: 499, receivable: 0, revenue: -499 });
  await gateway(nora, { action: 'refund' });
  expect(await balance()).toMatchObject({ cash: 0, refunds: 499 });
  await gateway(nora, { action: 'refund' });
  expect(await balance()).toMatchObject({ cash: 0, refunds: 499 });
  const ben = await subscribed('Ben', 'fails_later');
  await gateway(ben, { action: 'dispute' });
  expect(await balance()).toMatchObject({ cash: 0, disputes: 499 });
  await gateway(ben, { action: 'win_dispute' });
  expect(await balance()).toMatchObject({ cash: 499, disputes: 0 });
  await gateway(ben, { action: 'advance', days: 60 });
  const sums = await balance();
  expect(sums).toMatchObject({ bad_debt: 499, receivable: 0, revenue: -1497 });
  expect(Object.values(sums).reduce((sum, amount) => sum + amount, 0)).toBe(0);
});

test('BILLING-18 the database refuses entries that do not balance', async () => {
  await subscribed('Nora');
  const unbalanced = server.db.insert(ledgerEntries).values({ transaction_id: 1, account: 'tax', amount: 5 });
  await expect(unbalanced).rejects.toThrow();
  await expect(server.db.update(ledgerEntries).set({ amount: 0 })).rejects.toThrow();
});

const deliver = (event: object, { time = Math.floor(Date.now() / 1000), signedBody = '' } = {}) => {
  const body = JSON.stringify(event);
  return server.app.request('http://localhost:4300/webhooks/test', {
    method: 'POST',
    body,
    headers: { 'segno-signature': signTestEvent(key, signedBody || body, time) },
  });
};

test('BILLING-19 a message with another signature or an old time is refused', async () => {
  const event = {
    id: 'e1',
    type: 'subscription.updated',
    subscription_id: 'test_1_sub_1',
    checkout_id: null,
  };
  const now = Math.floor(Date.now() / 1000);
  expect((await deliver(event, { signedBody: '{}' })).status).toBe(400);
  expect((await deliver(event, { time: now - 301 })).status).toBe(400);
  expect((await deliver(event, { time: now + 301 })).status).toBe(400);
  expect((await deliver({ ...event, subscription_id: null })).status).toBe(200);
  expect(await server.db.$count(gatewayEvents)).toBe(1);
  const unknown = await server.app.request('http://localhost:4300/webhooks/other', { method: 'POST' });
  expect(unknown.status).toBe(404);
});

test('BILLING-20 the same message five times at once, and an old one after a new one, change nothing', async () => {
  const nora = await subscribed('Nora');
  const [row] = await server.db.select().from(subscriptions);
  const event = {
    id: 'late',
    type: 'checkout.completed',
    subscription_id: row?.gateway_id ?? '',
    checkout_id: null,
  };
  await ok(nora, 'POST', '/billing/subscription/cancel', { when: 'now' });
  const mailed = await server.db.$count(mails);
  const answers = await Promise.all(Array.from({ length: 5 }, async () => deliver(event)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  expect((await billingOf(nora)).subscription).toBeNull();
  expect(await server.db.$count(mails)).toBe(mailed);
  expect(await server.db.$count(invoices)).toBe(1);
});

test('BILLING-20 a message follows its own subscription, and those of others wait for their own turn', async () => {
  await subscribed('Nora');
  const [row] = await server.db.select().from(subscriptions);
  await storeEvents(server.db, 'test', [
    { id: 'of Nora', type: 'renewed', subscription_id: row?.gateway_id ?? '', checkout_id: null },
  ]);
  const waiting = () => server.db.$count(gatewayEvents, isNull(gatewayEvents.processed_at));
  await subscribed('Omar');
  expect(await waiting()).toBe(1);
  await payments.followEvents();
  expect(await waiting()).toBe(0);
});

test('BILLING-20 a reading that was taken before another one does not replace it', async () => {
  const nora = await subscribed('Nora');
  const [row] = await server.db.select().from(subscriptions);
  const id = row?.gateway_id ?? '';
  const slow = Promise.withResolvers<void>();
  const read = payments.test.readSubscription.bind(payments.test);
  vi.spyOn(payments.test, 'readSubscription').mockImplementationOnce(async (asked) => {
    const old = await read(asked);
    await slow.promise;
    return old;
  });
  const first = payments.sync('test', id);
  await ok(nora, 'POST', '/billing/subscription/cancel', { when: 'now' });
  slow.resolve();
  expect(await first).toBe('older');
  expect((await billingOf(nora)).subscription).toBeNull();
});

test('BILLING-21 the comparison corrects what differs, and ends what nobody can have', async () => {
  const nora = await subscribed('Nora');
  await subscribed('Ben');
  await server.db.update(subscriptions).set({ status: 'ended' }).where(eq(subscriptions.user_id, nora.id));
  expect((await me(nora)).subscriptions).toEqual([]);
  expect(await compareWithGateways(payments, log)).toEqual({ checked: 2, corrected: 1, failed: 0 });
  expect((await me(nora)).subscriptions).toHaveLength(1);
  expect(await compareWithGateways(payments, log)).toMatchObject({ corrected: 0 });
});

test('BILLING-22 a change by a page of another site is refused', async () => {
  const nora = await subscribed('Nora');
  const forged = await server.app.request('http://localhost:4300/api/v1/billing/subscription/cancel', {
    method: 'POST',
    headers: {
      cookie: nora.browser.cookieHeader,
      'content-type': 'application/json',
      origin: 'https://evil.example',
      'sec-fetch-site': 'cross-site',
    },
    body: JSON.stringify({ when: 'now' }),
  });
  expect(forged.status).toBe(403);
  expect((await billingOf(nora)).subscription?.status).toBe('active');
});

test('BILLING-12 an account that is deleted takes its payments along, its invoices stay', async () => {
  const nora = await subscribed('Nora');
  await server.db.delete(users).where(eq(users.id, nora.id));
  expect(await server.db.$count(testAccounts)).toBe(0);
  expect(await server.db.$count(checkouts)).toBe(0);
  expect(await server.db.$count(invoices)).toBe(1);
});

test.each([
  ['keep', 200],
  ['refuse', 409],
] as const)(
  'BILLING-27 a plan that allows less than a person has is treated as the site wants: %s',
  async (over_quota, status) => {
    await writeSettings(server.db, { 'billing.over_quota': over_quota });
    await server.db
      .update(products)
      .set({ permissions: [{ name: 'playlists.create', restrictions: [{ name: 'count', value: 1 }] }] })
      .where(eq(products.name, 'Studio'));
    await server.db.update(roles).set({ permissions: [] });
    const nora = await subscribed('Nora');
    for (const name of ['One', 'Two']) await ok(nora, 'POST', '/playlists', { name });
    const change = { price_id: 3, quoted_at: (await quoteOf(nora, 3)).quoted_at };
    expect(await statusOf(nora, 'PUT', '/billing/subscription', change)).toBe(status);
  },
);

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
