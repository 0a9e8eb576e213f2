import { expect, test } from 'vitest';
import type { PriceTerms } from '../PaymentGateway.ts';
import { prorate } from '../proration.ts';
import { newAccount, type TestAccount, TestEngine } from './engine.ts';

const plus: PriceTerms = {
  price_id: 1,
  product_id: 2,
  product_name: 'Plus',
  amount: 499,
  currency: 'EUR',
  interval: 'month',
  interval_count: 1,
};
const studio: PriceTerms = { ...plus, price_id: 3, product_id: 3, product_name: 'Studio', amount: 1199 };
const yearly: PriceTerms = { ...plus, price_id: 2, amount: 4990, interval: 'year' };

const start = Date.parse('2026-01-31T10:00:00.000Z');

/** Opens the gateway with a subscription that began on 31 January. */
function subscribed(card: 'success' | 'fails_later' | 'expiring' = 'success', trialDays = 0) {
  const account = newAccount(7);
  const open = () => new TestEngine(account, { now: start, graceDays: 7 });
  const engine = open();
  const checkout = engine.startCheckout(plus, trialDays, 'key');
  engine.pay(checkout, card);
  const { subscription_id: id } = engine.readCheckout(checkout);
  if (id === null) throw new Error('There is no subscription.');
  const read = () => {
    const state = engine.read(id);
    if (!state) throw new Error('The subscription is gone.');
    return state;
  };
  const at = (text: string) => engine.advance(Date.parse(text));
  return { account, engine, id, read, at };
}

const day = (time: Date | null) => time?.toISOString().slice(0, 10);

test('BILLING-6 months are those of the calendar: 31 January renews on 28 February and on 31 March', () => {
  const { read, at } = subscribed();
  expect(day(read().renews_at)).toBe('2026-02-28');
  at('2026-02-28T10:00:00.000Z');
  expect(day(read().renews_at)).toBe('2026-03-31');
  at('2026-04-30T10:00:00.000Z');
  expect(day(read().renews_at)).toBe('2026-05-31');
  expect(read().invoices.map(({ status, total }) => [status, total])).toEqual(
    Array.from({ length: 4 }, () => ['paid', 499]),
  );
});

test('BILLING-7 a declined card subscribes nobody, and a second press pays once', () => {
  const engine = new TestEngine(newAccount(7), { now: start, graceDays: 7 });
  const id = engine.startCheckout(plus, 0, 'key');
  engine.pay(id, 'declined');
  expect(engine.readCheckout(id)).toEqual({
    status: 'failed',
    subscription_id: null,
    message: 'Your card was declined.',
  });
  engine.pay(id, 'success');
  engine.pay(id, 'success');
  expect(engine.readCheckout(id).status).toBe('paid');
  expect(engine.account.invoices).toHaveLength(1);
});

test('BILLING-7 a payment that the bank wants confirmed is paid after the confirmation only', () => {
  const engine = new TestEngine(newAccount(7), { now: start, graceDays: 7 });
  const id = engine.startCheckout(plus, 0, 'key');
  engine.pay(id, 'confirm');
  expect(engine.readCheckout(id)).toMatchObject({ status: 'action', subscription_id: null });
  engine.confirm(id, false);
  expect(engine.readCheckout(id).status).toBe('failed');
  engine.pay(id, 'confirm');
  engine.confirm(id, true);
  expect(engine.readCheckout(id).status).toBe('paid');
});

test('BILLING-8 a renewal that fails is tried again, and ends the subscription after the time of grace', () => {
  const { read, at, account } = subscribed('fails_later');
  at('2026-02-28T11:00:00.000Z');
  expect(read()).toMatchObject({ status: 'past_due', ends_at: null });
  at('2026-03-07T09:00:00.000Z');
  expect(read().status).toBe('past_due');
  at('2026-03-07T10:00:00.000Z');
  expect(read()).toMatchObject({ status: 'ended', ends_at: new Date('2026-03-07T10:00:00.000Z') });
  expect(account.invoices.map(({ status }) => status)).toEqual(['paid', 'uncollectible']);
});

test('BILLING-8 another card pays what is owed, and the next payment stays on its day', () => {
  const { engine, read, at } = subscribed('expiring');
  at('2026-03-01T12:00:00.000Z');
  expect(read().status).toBe('past_due');
  expect(() => engine.setCard('declined')).toThrow('Your card was declined.');
  engine.setCard('success');
  expect(read()).toMatchObject({ status: 'active', failing_since: null });
  expect(day(read().renews_at)).toBe('2026-03-31');
});

test('BILLING-9 a change is charged to the cent for the rest of the time', () => {
  const { engine, id, read } = subscribed();
  const half = (start + Date.parse('2026-02-28T10:00:00.000Z')) / 2;
  const up = engine.quoteChange(id, studio, half);
  expect(up.lines.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['unused', -250],
    ['remaining', 600],
  ]);
  expect(up).toMatchObject({ total: 350, credit: 0, next_payment: { amount: 1199 } });
  engine.advance(half);
  engine.changePrice(id, studio, half);
  expect(read().invoices.at(-1)).toMatchObject({ total: 350, status: 'paid' });
  const down = engine.quoteChange(id, plus, half);
  expect(down).toMatchObject({ total: 0, credit: 350, next_payment: { amount: 149 } });
  engine.changePrice(id, plus, half);
  engine.advance(Date.parse('2026-02-28T10:00:00.000Z'));
  expect(read().invoices.at(-1)).toMatchObject({ subtotal: 499, credit: 350, total: 149 });
});

test('BILLING-9 another interval begins a new time, and the unused one is taken off', () => {
  const { engine, id, read } = subscribed();
  const quarter = start + (Date.parse('2026-02-28T10:00:00.000Z') - start) / 4;
  expect(engine.quoteChange(id, yearly, quarter)).toMatchObject({ total: 4990 - 374 });
  engine.advance(quarter);
  engine.changePrice(id, yearly, quarter);
  expect(day(read().renews_at)).toBe('2027-02-07');
});

test('BILLING-9 a difference that is not paid changes nothing', () => {
  const { engine, id, read } = subscribed('fails_later');
  expect(() => engine.changePrice(id, studio, start)).toThrow('Your card was declined.');
  expect(read()).toMatchObject({ price_id: 1, invoices: [{ total: 499 }] });
});

test('BILLING-10 a cancelled plan lasts until its end, and can be kept until then', () => {
  const { engine, id, read, at } = subscribed();
  engine.cancel(id, 'period_end');
  expect(day(read().ends_at)).toBe('2026-02-28');
  engine.resume(id);
  expect(read().ends_at).toBeNull();
  engine.cancel(id, 'period_end');
  at('2026-02-28T10:00:00.000Z');
  expect(read().status).toBe('ended');
  expect(read().invoices).toHaveLength(1);
});

test('BILLING-10 a pause begins after the paid time and ends by itself', () => {
  const { engine, id, read, at } = subscribed();
  engine.pause(id, 2);
  expect(read().status).toBe('active');
  at('2026-03-01T00:00:00.000Z');
  expect(read()).toMatchObject({ status: 'paused', renews_at: null });
  at('2026-04-28T10:00:00.000Z');
  expect(read().status).toBe('active');
  expect(read().invoices).toHaveLength(2);
});

test('BILLING-11 a trial costs nothing until its end', () => {
  const { read, at } = subscribed('success', 14);
  expect(read()).toMatchObject({ status: 'trialing', invoices: [] });
  at('2026-02-14T10:00:00.000Z');
  expect(read()).toMatchObject({ status: 'active', invoices: [{ total: 499 }] });
  expect(day(read().renews_at)).toBe('2026-03-14');
});

test('the clock only moves forward, and what is due is done once, also after a restart', () => {
  const { account, at } = subscribed();
  at('2026-06-01T00:00:00.000Z');
  const invoices = account.invoices.length;
  at('2026-03-01T00:00:00.000Z');
  const restored = JSON.parse(JSON.stringify(account)) as TestAccount;
  expect(new TestEngine(restored, { now: start, graceDays: 7 }).account.invoices).toHaveLength(invoices);
});

test.each([
  [499, 1, 3, 166],
  [499, 2, 3, 333],
  [1, 1, 2, 1],
  [499, 5, 3, 499],
  [499, -1, 3, 0],
  [9_007_199_254_740_991, 1, 1, 9_007_199_254_740_991],
])('%d for %d of %d is %d', (amount, rest, whole, part) => {
  expect(prorate(amount, rest, whole)).toBe(part);
});
