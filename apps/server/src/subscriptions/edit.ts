import type { Billing, CancelInput, ChangePlanInput, TestCard, TestGatewayInput } from '@segno/data/contract';
import { and, eq, sum } from 'drizzle-orm';
import type { Database } from '../db/Database.ts';
import { termsOf } from '../payments/checkouts.ts';
import { notPossible } from '../payments/PaymentGateway.ts';
import type { Payments } from '../payments/Payments.ts';
import { invoices } from '../payments/table.ts';
import type { SignedInViewer } from '../viewer/Viewer.ts';
import { checkQuoteTime, refuseSmallerPlan } from './quote.ts';
import { currentRow, currentSubscription, formerSubscription } from './store.ts';
import { subscriptions } from './table.ts';

const notSubscribed = () => notPossible({ message: 'You have no plan.', code: 'not_subscribed' });

/** The row of the viewer's own subscription. No route takes the id of one. */
async function ownRow(db: Database, { user }: SignedInViewer) {
  const row = await currentRow(db, user.id);
  if (!row) throw notSubscribed();
  return row;
}

/** The subscription of the viewer with what is due. */
export async function findBilling(payments: Payments, { user }: SignedInViewer): Promise<Billing> {
  const { db } = payments;
  const current = await currentSubscription(db, user.id);
  if (!current) {
    return {
      subscription: null,
      former: await formerSubscription(db, user.id),
      payment_method: null,
      next_payment: null,
      credit: null,
      owed: null,
      test_time: null,
    };
  }
  const { row, subscription } = current;
  const { currency, amount } = subscription.price;
  const renews = subscription.status === 'active' || subscription.status === 'trialing';
  const at = renews && row.resumes_at ? subscription.resumes_at : subscription.renews_at;
  const [open] = await db
    .select({ total: sum(invoices.total).mapWith(Number) })
    .from(invoices)
    .where(and(eq(invoices.subscription_id, row.id), eq(invoices.status, 'open')));
  return {
    subscription,
    former: null,
    payment_method: row.method,
    next_payment: renews && at ? { amount: Math.max(amount - row.credit, 0), currency, at } : null,
    credit: row.credit > 0 ? { amount: row.credit, currency } : null,
    owed: open?.total ? { amount: open.total, currency } : null,
    test_time: row.gateway === 'test' ? (await payments.test.timeOf(user.id)).toISOString() : null,
  };
}

/**
 * Changes the plan at the gateway, for the amounts of a quote. Returns where the person must agree, or null when it is
 * done.
 */
export async function changePlan(
  payments: Payments,
  viewer: SignedInViewer,
  { price_id, quoted_at }: ChangePlanInput,
): Promise<string | null> {
  const row = await ownRow(payments.db, viewer);
  const terms = await termsOf(payments.db, price_id);
  if (row.price_id === price_id)
    throw notPossible({ message: 'You have this plan already.', code: 'same_plan' });
  await refuseSmallerPlan(payments.db, viewer.user.id, price_id);
  const at = new Date(quoted_at);
  checkQuoteTime(at, row.gateway === 'test' ? await payments.test.timeOf(viewer.user.id) : new Date());
  const key = `change ${row.id} ${row.price_id} ${price_id} ${quoted_at}`;
  const { redirectUrl } = await payments.gateway(row.gateway).changePrice(row.gateway_id, terms, at, key);
  await payments.sync(row.gateway, row.gateway_id);
  return redirectUrl;
}

/** Ends the subscription after the paid time, or at once. */
export async function cancelSubscription(
  payments: Payments,
  viewer: SignedInViewer,
  { when, reason, comment }: CancelInput,
): Promise<void> {
  const row = await ownRow(payments.db, viewer);
  await payments.gateway(row.gateway).cancel(row.gateway_id, when, `cancel ${row.id} ${when} ${row.synced}`);
  await payments.db
    .update(subscriptions)
    .set({ cancel_reason: reason ?? null, cancel_comment: comment || null })
    .where(eq(subscriptions.id, row.id));
  await payments.sync(row.gateway, row.gateway_id);
}

export async function pauseSubscription(payments: Payments, viewer: SignedInViewer, months: number) {
  const row = await ownRow(payments.db, viewer);
  await payments.gateway(row.gateway).pause(row.gateway_id, months, `pause ${row.id} ${row.synced}`);
  await payments.sync(row.gateway, row.gateway_id);
}

/** Takes back a cancellation or a pause. */
export async function resumeSubscription(payments: Payments, viewer: SignedInViewer): Promise<void> {
  const row = await ownRow(payments.db, viewer);
  await payments.gateway(row.gateway).resume(row.gateway_id, `resume ${row.id} ${row.synced}`);
  await payments.sync(row.gateway, row.gateway_id);
}

/** Tries to collect a renewal that was not paid. */
export async function payOwed(payments: Payments, viewer: SignedInViewer): Promise<void> {
  const row = await ownRow(payments.db, viewer);
  try {
    await payments.gateway(row.gateway).payOwed(row.gateway_id, `pay ${row.id} ${row.synced}`);
  } finally {
    await payments.sync(row.gateway, row.gateway_id);
  }
}

/** Begins the change of the payment method. Returns where the gateway asks for it, or null when this site does. */
export async function startMethodChange(payments: Payments, viewer: SignedInViewer): Promise<string | null> {
  const row = await ownRow(payments.db, viewer);
  const { user } = viewer;
  const payer = { id: user.id, email: user.email, name: user.name, language: user.language ?? 'en' };
  const doneUrl = `${payments.baseUrl}/billing/change-payment-method/done`;
  return (await payments.gateway(row.gateway).startMethodChange(row.gateway_id, payer, doneUrl)).redirectUrl;
}

/** Reads the subscription from its gateway, after the person comes back from there. */
export async function refreshSubscription(payments: Payments, viewer: SignedInViewer): Promise<void> {
  const row = await ownRow(payments.db, viewer);
  await payments.sync(row.gateway, row.gateway_id);
}

/** Chooses another card of the test gateway, which also pays what is owed. */
export async function setTestCard(payments: Payments, viewer: SignedInViewer, card: TestCard): Promise<void> {
  const row = await ownRow(payments.db, viewer);
  if (row.gateway !== 'test') throw notPossible({ message: 'This plan is not paid by the test gateway.' });
  await payments.test.setCard(viewer.user.id, card);
  await payments.sync('test', row.gateway_id);
}

/** Does what the owner of a subscription at the test gateway wants to see. */
export async function runTestGateway(
  payments: Payments,
  viewer: SignedInViewer,
  input: TestGatewayInput,
): Promise<void> {
  const row = await ownRow(payments.db, viewer);
  const { test } = payments;
  if (row.gateway !== 'test') throw notPossible({ message: 'This plan is not paid by the test gateway.' });
  if (input.action === 'advance') await test.advance(viewer.user.id, { days: input.days });
  else if (input.action === 'next_payment') {
    const next = row.status === 'paused' ? row.resumes_at : (row.ends_at ?? row.renews_at);
    if (next) await test.advance(viewer.user.id, { to: new Date(next.getTime() + 1000) });
  } else if (input.action === 'refund') await test.refund(row.gateway_id);
  else await test.dispute(row.gateway_id, input.action === 'dispute' ? 'open' : 'won');
  await payments.sync('test', row.gateway_id);
}
