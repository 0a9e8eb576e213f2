import { eq } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { mails } from '../mail/table.ts';
import { products } from '../products/table.ts';
import { roles } from '../roles/table.ts';
import { writeSettings } from '../settings/store.ts';
import { subscriptions } from '../subscriptions/table.ts';
import { notificationsOf, ok, statusOf } from '../testing/testTeam.ts';
import { users } from '../users/table.ts';
import { checkouts, invoices, testAccounts } from './table.ts';
import { openTestBilling } from '../testing/testBilling.ts';

const {
  server,
  person,
  start,
  pay,
  me,
  openPayments,
  billingOf,
  quoteOf,
  invoicesOf,
  gateway,
  subscribed,
  playlistLimit,
  balance,
} = openTestBilling();

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
  const told = openPayments(onRights);
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

test('BILLING-12 an account that is deleted takes its payments along, its invoices stay', async () => {
  const nora = await subscribed('Nora');
  await server.db.delete(users).where(eq(users.id, nora.id));
  expect(await server.db.$count(testAccounts)).toBe(0);
  expect(await server.db.$count(checkouts)).toBe(0);
  expect(await server.db.$count(invoices)).toBe(1);
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
