import { eq, isNull } from 'drizzle-orm';
import { beforeEach, expect, test, vi } from 'vitest';
import { mails } from '../mail/table.ts';
import { subscriptions } from '../subscriptions/table.ts';
import { ok } from '../testing/testTeam.ts';
import { storeEvents } from './events.ts';
import { compareWithGateways } from './paymentJobs.ts';
import type { Payments } from './Payments.ts';
import { gatewayEvents, invoices } from './table.ts';
import { signTestEvent } from './testGateway/TestGateway.ts';
import { gatewayKey, openTestBilling } from '../testing/testBilling.ts';

const { server, log, me, openPayments, billingOf, subscribed } = openTestBilling();

let payments: Payments;
beforeEach(() => {
  payments = openPayments();
});

const deliver = (event: object, { time = Math.floor(Date.now() / 1000), signedBody = '' } = {}) => {
  const body = JSON.stringify(event);
  return server.app.request('http://localhost:4300/webhooks/test', {
    method: 'POST',
    body,
    headers: { 'segno-signature': signTestEvent(gatewayKey, signedBody || body, time) },
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
