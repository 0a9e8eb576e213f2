import { randomUUID } from 'node:crypto';
import type { Checkout, StartCheckoutInput } from '@segno/data/contract';
import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../db/Database.ts';
import { Fault } from '../Fault.ts';
import { notFound, Problem } from '../http/Problem.ts';
import { findOffer } from '../products/store.ts';
import { currentRow, hadSubscription, isKnown } from '../subscriptions/store.ts';
import { users } from '../users/table.ts';
import type { SignedInViewer } from '../viewer/Viewer.ts';
import { readBillingSettings } from './billingSettings.ts';
import { notPossible, type PaymentGateway, type PriceTerms } from './PaymentGateway.ts';
import type { Payments } from './Payments.ts';
import { checkouts } from './table.ts';

type Row = typeof checkouts.$inferSelect;

/** How long a payment that has begun is offered again, in milliseconds. */
const openTime = 3_600_000;

const toCheckout = ({ id, product_id, price_id, gateway, status, redirect_url, message }: Row): Checkout => ({
  id,
  product_id,
  price_id,
  gateway,
  status,
  redirect_url,
  form: null,
  message,
});

const billingIsOff = () =>
  new Problem({ status: 404, code: 'billing_off', message: 'Plans are not sold here.' });

/** The terms of a price that is offered. Only the server knows amounts and currencies. */
export async function termsOf(db: Database, priceId: number): Promise<PriceTerms> {
  const { product, price } = await findOffer(db, priceId);
  const { id, ...terms } = price;
  return { ...terms, price_id: id, product_id: product.id, product_name: product.name };
}

/** How many days a person can try a plan. */
export const trialDaysOf = async (db: Database, userId: number): Promise<number> =>
  (await hadSubscription(db, userId)) ? 0 : (await readBillingSettings(db)).trialDays;

/**
 * Begins the payment of a price, or returns the one that has begun: a second press and a second tab get the same. A
 * person who has a subscription is refused.
 */
export async function startCheckout(
  payments: Payments,
  { user }: SignedInViewer,
  { price_id, gateway: name }: StartCheckoutInput,
): Promise<Checkout> {
  const { db, baseUrl } = payments;
  if (!(await readBillingSettings(db)).isEnabled) throw billingIsOff();
  if (!payments.offered.includes(name)) throw notFound('This payment service is not set up.');
  const terms = await termsOf(db, price_id);
  const gateway = payments.gateway(name);
  const { row, past } = await db.transaction(async (tx) => {
    // Requests in parallel wait for each other here.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, user.id)).for('no key update');
    if (await currentRow(tx, user.id))
      throw notPossible({ message: 'You have a subscription already.', code: 'subscribed' });
    const [known] = await tx
      .select()
      .from(checkouts)
      .where(and(eq(checkouts.user_id, user.id), inArray(checkouts.status, ['open', 'action', 'failed'])));
    const isSame =
      known?.price_id === price_id &&
      known.gateway === name &&
      known.created_at.getTime() > Date.now() - openTime;
    if (known && isSame) return { row: known, past: null };
    if (known) await tx.update(checkouts).set({ status: 'expired' }).where(eq(checkouts.id, known.id));
    const [created] = await tx
      .insert(checkouts)
      .values({ id: randomUUID(), user_id: user.id, product_id: terms.product_id, price_id, gateway: name })
      .returning();
    if (!created) throw new Fault('The payment was not stored.');
    return { row: created, past: known ?? null };
  });
  if (past?.gateway_id) await payments.gateway(past.gateway).expireCheckout(past.gateway_id);
  if (row.gateway_id) return withForm(gateway, row.gateway_id, toCheckout(row));
  const page = `${baseUrl}/checkout/${terms.product_id}/${price_id}`;
  const started = await gateway.startCheckout({
    payer: { id: user.id, email: user.email, name: user.name, language: user.language ?? 'en' },
    price: terms,
    trialDays: await trialDaysOf(db, user.id),
    doneUrl: `${page}/${name}/done?checkout=${row.id}`,
    cancelUrl: page,
    key: row.id,
  });
  const [stored] = await db
    .update(checkouts)
    .set({ gateway_id: started.id, redirect_url: started.redirectUrl })
    .where(eq(checkouts.id, row.id))
    .returning();
  if (!stored) throw new Fault('The payment was not stored.');
  return withForm(gateway, started.id, toCheckout(stored));
}

/** A payment with the form of its service, where this site shows it. */
const withForm = async (gateway: PaymentGateway, id: string, checkout: Checkout): Promise<Checkout> => ({
  ...checkout,
  form: (await gateway.paymentForm?.(id)) ?? null,
});

/** A payment of the viewer. 404 for those of other people. */
async function ownCheckout(db: Database, { user }: SignedInViewer, id: string): Promise<Row> {
  const [row] = await db
    .select()
    .from(checkouts)
    .where(and(eq(checkouts.id, id), eq(checkouts.user_id, user.id)));
  if (!row) throw notFound();
  return row;
}

export const findCheckout = async (db: Database, viewer: SignedInViewer, id: string): Promise<Checkout> =>
  toCheckout(await ownCheckout(db, viewer, id));

/** Asks the gateway how a payment stands, and gives access when the gateway says that it is paid. */
export async function refreshCheckout(
  payments: Payments,
  viewer: SignedInViewer,
  id: string,
): Promise<Checkout> {
  const { db } = payments;
  const row = await ownCheckout(db, viewer, id);
  if (!row.gateway_id || row.status === 'paid' || row.status === 'expired') return toCheckout(row);
  const { status, subscription_id, message } = await payments
    .gateway(row.gateway)
    .readCheckout(row.gateway_id);
  // What is stored already follows the messages of the gateway.
  if (status === 'paid' && subscription_id !== null && !(await isKnown(db, row.gateway, subscription_id))) {
    const outcome = await payments.sync(row.gateway, subscription_id);
    if (outcome !== 'changed' && outcome !== 'applied' && outcome !== 'older') return toCheckout(row);
  }
  const [stored] = await db
    .update(checkouts)
    .set({ status, message })
    .where(eq(checkouts.id, id))
    .returning();
  return toCheckout(stored ?? row);
}

/** The id of a payment of the viewer at the test gateway. 404 for others. */
export async function testCheckoutId(db: Database, viewer: SignedInViewer, id: string): Promise<string> {
  const row = await ownCheckout(db, viewer, id);
  if (row.gateway !== 'test' || !row.gateway_id) throw notFound();
  if (row.status === 'expired')
    throw notPossible({ message: 'This payment has expired. Begin again.', code: 'expired' });
  return row.gateway_id;
}
