import type { GatewayName } from '@segno/data/contract';
import { and, eq, ne } from 'drizzle-orm';
import type { Database } from '../db/Database.ts';
import { Fault } from '../Fault.ts';
import type { BillingSettings } from '../payments/billingSettings.ts';
import type { SubscriptionState } from '../payments/PaymentGateway.ts';
import { recordInvoice } from '../payments/recordInvoice.ts';
import { prices, products } from '../products/table.ts';
import { users } from '../users/table.ts';
import { tellSubscriber } from './tellSubscriber.ts';
import { subscriptions } from './table.ts';

const day = 86_400_000;

/** `changed`: what the person may do has changed too. `older`: a newer reading was applied. `duplicate`: the person has another one. `ownerless`: the person is gone. */
export type ApplyOutcome = 'changed' | 'applied' | 'older' | 'duplicate' | 'ownerless';

export interface Reading {
  state: SubscriptionState;
  /** Its number, which was taken before the gateway was asked. */
  number: number;
  settings: BillingSettings;
  baseUrl: string;
}

/**
 * Makes a subscription what its gateway says, with its invoices. It is the only place that gives or takes access by
 * payments. In any order and any number of times, the result is that of the newest reading.
 */
export async function applySubscription(
  tx: Database,
  { state, number, settings, baseUrl }: Reading,
): Promise<ApplyOutcome> {
  const [user] = await tx
    .select({ id: users.id, name: users.name, email: users.email, language: users.language })
    .from(users)
    .where(eq(users.id, state.user_id))
    .for('no key update');
  if (!user) return 'ownerless';
  const [known] = await tx
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.gateway, state.gateway), eq(subscriptions.gateway_id, state.id)));
  if (known && known.synced > number) return 'older';
  if (!known && state.status !== 'ended') {
    const others = and(eq(subscriptions.user_id, user.id), ne(subscriptions.status, 'ended'));
    if ((await tx.$count(subscriptions, others)) > 0) return 'duplicate';
  }
  const [plan] = await tx
    .select({ product_id: products.id, name: products.name })
    .from(prices)
    .innerJoin(products, eq(products.id, prices.product_id))
    .where(eq(prices.id, state.price_id));
  if (!plan)
    throw new Fault(`The gateway has a subscription to price ${state.price_id}, which does not exist.`);

  const { failing_since } = state;
  const isCancelled = state.ends_at !== null && (state.status === 'active' || state.status === 'trialing');
  const values = {
    user_id: user.id,
    product_id: plan.product_id,
    price_id: state.price_id,
    gateway: state.gateway,
    gateway_id: state.id,
    quantity: state.quantity,
    status: isCancelled ? ('cancelled' as const) : state.status,
    trial_ends_at: state.trial_ends_at,
    renews_at: state.renews_at,
    ends_at: state.ends_at,
    grace_ends_at: failing_since && new Date(failing_since.getTime() + settings.graceDays * day),
    resumes_at: state.resumes_at,
    method: state.method,
    credit: state.credit,
    synced: number,
  };
  const [stored] = await tx
    .insert(subscriptions)
    .values({ ...values, created_at: state.created_at })
    .onConflictDoUpdate({ target: [subscriptions.gateway, subscriptions.gateway_id], set: values })
    .returning({ id: subscriptions.id });
  if (!stored) throw new Fault('The subscription was not stored.');

  const { gateway } = state;
  // What is given without a payment has no invoices.
  const due = gateway === 'grant' ? [] : state.invoices;
  for (const invoice of due.toSorted((a, b) => a.created_at.getTime() - b.created_at.getTime()))
    await recordInvoice(tx, invoice, {
      user,
      subscriptionId: stored.id,
      gateway: gateway as GatewayName,
      productName: plan.name,
      settings,
    });
  const isChanged = known?.status !== values.status || known.product_id !== values.product_id;
  if (isChanged) {
    await tx.update(users).set({ rights_changed_at: new Date() }).where(eq(users.id, user.id));
    await tellSubscriber(tx, {
      user,
      baseUrl,
      product: plan.name,
      before: known?.status ?? null,
      after: values.status,
      graceEndsAt: values.grace_ends_at,
      endsAt: values.ends_at,
    });
  }
  return isChanged ? 'changed' : 'applied';
}
