import type { PaymentForm, PaymentMethod } from '@segno/data/contract';
import Stripe from 'stripe';
import type { Database } from '../../db/Database.ts';
import { Fault } from '../../Fault.ts';
import { gatewayPriceId, priceOfGateway } from '../gatewayPrices.ts';
import {
  type ChangeQuote,
  type CheckoutRequest,
  type CheckoutState,
  type GatewayEvent,
  invalidSignature,
  notPossible,
  type Payer,
  type PaymentGateway,
  paymentRefused,
  type PriceTerms,
  type RawEvent,
  type SubscriptionState,
} from '../PaymentGateway.ts';
import { paymentOf, readInvoice } from './readInvoice.ts';
import { fromStripe, toStripe } from './stripeAmount.ts';
import { dateOf, idOf } from './stripeValues.ts';

/** How old, and how far ahead, a signed message may be, in seconds. */
const signatureLifetime = 300;

/** Invoices that are read with a subscription, and payments whose refunds are looked for. */
const mostInvoices = 24;
const mostPayments = 3;

export interface StripeGatewayOptions {
  stripe: Stripe;
  webhookSecret: string;
  /** With it, the payment form is part of the checkout of this site; without, Stripe's own page asks for the payment. */
  publishableKey: string | null;
  db: Database;
}

const isMissing = (error: unknown) =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing';

/** Says what a card refused; other errors go on. */
async function chargeable<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof Stripe.errors.StripeCardError) throw paymentRefused();
    throw error;
  }
}

/** Payments by Stripe: its form or its page asks for the payment, its webhooks tell what happens. */
export class StripeGateway implements PaymentGateway {
  readonly name = 'stripe';
  readonly #stripe: Stripe;
  readonly #secret: string;
  readonly #publishableKey: string | null;
  readonly #db: Database;

  constructor({ stripe, webhookSecret, publishableKey, db }: StripeGatewayOptions) {
    this.#publishableKey = publishableKey;
    this.#stripe = stripe;
    this.#secret = webhookSecret;
    this.#db = db;
  }

  async checkKeys() {
    await this.#stripe.balance.retrieve();
  }

  async startCheckout({ payer, price, trialDays, doneUrl, cancelUrl, key }: CheckoutRequest) {
    const metadata = { user_id: String(payer.id), price_id: String(price.price_id) };
    const session = await this.#stripe.checkout.sessions.create(
      {
        mode: 'subscription',
        client_reference_id: String(payer.id),
        customer_email: payer.email,
        line_items: [{ price: await this.#priceId(price), quantity: 1 }],
        subscription_data: { metadata, ...(trialDays > 0 && { trial_period_days: trialDays }) },
        metadata,
        allow_promotion_codes: true,
        ...(this.#publishableKey === null
          ? { success_url: doneUrl, cancel_url: cancelUrl }
          : { ui_mode: 'elements' as const, return_url: doneUrl }),
      },
      { idempotencyKey: key },
    );
    return { id: session.id, redirectUrl: session.url };
  }

  async paymentForm(id: string): Promise<PaymentForm | null> {
    if (this.#publishableKey === null) return null;
    const { client_secret } = await this.#stripe.checkout.sessions.retrieve(id);
    return client_secret === null ? null : { publishable_key: this.#publishableKey, client_secret };
  }

  async expireCheckout(id: string): Promise<void> {
    const session = await this.#stripe.checkout.sessions.retrieve(id);
    if (session.status === 'open') await this.#stripe.checkout.sessions.expire(id);
  }

  async readCheckout(id: string): Promise<CheckoutState> {
    const { status, payment_status, subscription } = await this.#stripe.checkout.sessions.retrieve(id);
    const isPaid = status === 'complete' && payment_status !== 'unpaid';
    return {
      status: isPaid ? 'paid' : status === 'expired' ? 'expired' : 'open',
      subscription_id: idOf(subscription),
      message: null,
    };
  }

  async readSubscription(id: string): Promise<SubscriptionState | null> {
    const found = await this.#retrieve(id);
    if (!found || found.status === 'incomplete') return null;
    const [item] = found.items.data;
    if (!item) throw new Fault(`Stripe's subscription ${id} has no price.`);
    const userId = Number(found.metadata.user_id);
    const priceId = await priceOfGateway(this.#db, 'stripe', item.price.id);
    if (!userId || priceId === null) return null;
    const { data } = await this.#stripe.invoices.list({ subscription: id, limit: mostInvoices });
    const invoices = await Promise.all(
      data
        .filter(({ status }) => status !== 'draft' && status !== null)
        .map((invoice, index) => readInvoice(this.#stripe, invoice, index < mostPayments)),
    );
    const isOver = found.status === 'canceled' || found.status === 'incomplete_expired';
    const isUnpaid = found.status === 'past_due' || found.status === 'unpaid';
    const open = data.filter(({ status }) => status === 'open').toSorted((a, b) => a.created - b.created)[0];
    const pausedFrom = Number(found.metadata.paused_from) || 0;
    const isPaused = found.pause_collection !== null && pausedFrom * 1000 <= Date.now();
    const customer = typeof found.customer === 'string' || found.customer.deleted ? null : found.customer;
    const end = isOver ? found.ended_at : (found.cancel_at ?? null);
    return {
      gateway: 'stripe',
      id,
      user_id: userId,
      price_id: priceId,
      quantity: item.quantity ?? 1,
      status: isOver
        ? 'ended'
        : isUnpaid
          ? 'past_due'
          : isPaused
            ? 'paused'
            : found.status === 'trialing'
              ? 'trialing'
              : 'active',
      created_at: new Date(found.created * 1000),
      trial_ends_at: dateOf(found.trial_end),
      renews_at: isOver ? null : dateOf(item.current_period_end),
      ends_at: dateOf(end) ?? (found.cancel_at_period_end ? dateOf(item.current_period_end) : null),
      resumes_at: dateOf(found.pause_collection?.resumes_at),
      failing_since: isUnpaid ? (dateOf(open?.created) ?? new Date()) : null,
      method: methodOf(found, customer),
      credit: Math.max(0, -fromStripe(customer?.balance ?? 0, item.price.currency)),
      invoices,
    };
  }

  async quoteChange(id: string, price: PriceTerms, at: Date): Promise<ChangeQuote> {
    const { subscription, item } = await this.#live(id);
    if (item.price.currency.toUpperCase() !== price.currency)
      throw notPossible({
        message: 'A subscription keeps its currency. Cancel it first.',
        code: 'other_currency',
      });
    const preview = await this.#stripe.invoices.createPreview({
      subscription: id,
      subscription_details: {
        items: [{ id: item.id, price: await this.#priceId(price) }],
        proration_behavior: 'always_invoice',
        proration_date: Math.floor(at.getTime() / 1000),
      },
    });
    const isTrial = subscription.status === 'trialing';
    const state = await readInvoice(this.#stripe, { ...preview, id: 'preview', status: 'open' }, false);
    const isSameCycle =
      item.price.recurring?.interval === price.interval &&
      item.price.recurring.interval_count === price.interval_count;
    const nextAt =
      isTrial || isSameCycle ? item.current_period_end : (preview.lines.data.at(-1)?.period.end ?? 0);
    return {
      lines: isTrial ? [] : state.lines,
      total: isTrial ? 0 : state.total,
      credit: state.credited,
      next_payment: { amount: Math.max(0, price.amount - state.credited), at: new Date(nextAt * 1000) },
    };
  }

  async changePrice(id: string, price: PriceTerms, at: Date, key: string) {
    const { item } = await this.#live(id);
    await chargeable(
      this.#stripe.subscriptions.update(
        id,
        {
          items: [{ id: item.id, price: await this.#priceId(price) }],
          proration_behavior: 'always_invoice',
          proration_date: Math.floor(at.getTime() / 1000),
          payment_behavior: 'error_if_incomplete',
          metadata: { price_id: String(price.price_id) },
        },
        { idempotencyKey: key },
      ),
    );
    return { redirectUrl: null };
  }

  async cancel(id: string, when: 'period_end' | 'now', key: string): Promise<void> {
    const found = await this.#retrieve(id);
    if (!found || found.status === 'canceled') return;
    if (when === 'now' || found.status === 'past_due' || found.status === 'unpaid')
      await this.#stripe.subscriptions.cancel(id, {}, { idempotencyKey: key });
    else
      await this.#stripe.subscriptions.update(
        id,
        { cancel_at_period_end: true, pause_collection: '' },
        { idempotencyKey: key },
      );
  }

  async pause(id: string, months: number, key: string): Promise<void> {
    const { item } = await this.#live(id);
    const end = new Date(item.current_period_end * 1000);
    const resumes = Math.floor(end.setUTCMonth(end.getUTCMonth() + months) / 1000);
    await this.#stripe.subscriptions.update(
      id,
      {
        cancel_at_period_end: false,
        pause_collection: { behavior: 'void', resumes_at: resumes },
        metadata: { paused_from: String(item.current_period_end) },
      },
      { idempotencyKey: key },
    );
  }

  async resume(id: string, key: string): Promise<void> {
    await this.#stripe.subscriptions.update(
      id,
      { cancel_at_period_end: false, pause_collection: '', metadata: { paused_from: '' } },
      { idempotencyKey: key },
    );
  }

  async payOwed(id: string, key: string): Promise<void> {
    const { data } = await this.#stripe.invoices.list({ subscription: id, status: 'open', limit: 5 });
    for (const invoice of data) {
      const paid = this.#stripe.invoices.pay(invoice.id, {}, { idempotencyKey: `${key} ${invoice.id}` });
      await chargeable(paid);
    }
  }

  async startMethodChange(id: string, _payer: Payer, doneUrl: string) {
    const { subscription } = await this.#live(id);
    const session = await this.#stripe.billingPortal.sessions.create({
      customer: idOf(subscription.customer) ?? '',
      return_url: doneUrl,
      flow_data: {
        type: 'payment_method_update',
        after_completion: { type: 'redirect', redirect: { return_url: doneUrl } },
      },
    });
    return { redirectUrl: session.url };
  }

  async refund(id: string, key: string): Promise<void> {
    const { data } = await this.#stripe.invoices.list({ subscription: id, status: 'paid', limit: 5 });
    const invoice = data.find(({ amount_paid }) => amount_paid > 0);
    const payment = invoice && (await paymentOf(this.#stripe, invoice.id));
    if (!payment) throw notPossible({ message: 'Nothing was paid.' });
    await this.#stripe.refunds.create({ payment_intent: payment }, { idempotencyKey: key });
  }

  async *listSubscriptions(since: Date): AsyncIterable<string> {
    const created = { gte: Math.floor(since.getTime() / 1000) };
    for await (const { id } of this.#stripe.subscriptions.list({ status: 'all', created, limit: 100 }))
      yield id;
  }

  async verifyEvent({ body, headers }: RawEvent): Promise<GatewayEvent[]> {
    const signature = headers.get('stripe-signature') ?? '';
    const time = Number(/(?:^|,)t=(\d+)/.exec(signature)?.[1]);
    // The SDK refuses old messages only.
    if (!(time <= Date.now() / 1000 + signatureLifetime)) throw invalidSignature();
    let event: Stripe.Event;
    try {
      event = this.#stripe.webhooks.constructEvent(body, signature, this.#secret, signatureLifetime);
    } catch (error) {
      if (error instanceof Stripe.errors.StripeSignatureVerificationError) throw invalidSignature();
      throw error;
    }
    const about = await this.#subjectOf(event);
    return about ? [{ id: event.id, type: event.type, ...about }] : [];
  }

  /** The subscription or the checkout that an event is about; null for one that is about neither. */
  async #subjectOf({ data: { object } }: Stripe.Event) {
    const one = (subscription_id: string | null, checkout_id: string | null = null) =>
      (subscription_id ?? checkout_id) ? { subscription_id, checkout_id } : null;
    if (object.object === 'subscription') return one(object.id);
    if (object.object === 'checkout.session') return one(idOf(object.subscription), object.id);
    if (object.object === 'invoice') return one(subscriptionOf(object));
    if (object.object === 'charge' || object.object === 'dispute' || object.object === 'refund') {
      const intent = idOf(object.payment_intent);
      if (!intent) return null;
      const { data } = await this.#stripe.invoicePayments.list({
        payment: { type: 'payment_intent', payment_intent: intent },
      });
      const invoice = idOf(data[0]?.invoice);
      return invoice ? one(subscriptionOf(await this.#stripe.invoices.retrieve(invoice))) : null;
    }
    return null;
  }

  #priceId(price: PriceTerms): Promise<string> {
    return gatewayPriceId(this.#db, 'stripe', price.price_id, async () => {
      const created = await this.#stripe.prices.create(
        {
          currency: price.currency.toLowerCase(),
          unit_amount: toStripe(price),
          recurring: { interval: price.interval, interval_count: price.interval_count },
          product_data: { name: price.product_name },
          metadata: { price_id: String(price.price_id) },
        },
        { idempotencyKey: `price ${price.price_id} ${price.amount} ${price.currency}` },
      );
      return created.id;
    });
  }

  async #retrieve(id: string) {
    try {
      return await this.#stripe.subscriptions.retrieve(id, {
        expand: ['default_payment_method', 'customer.invoice_settings.default_payment_method'],
      });
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  }

  async #live(id: string) {
    const subscription = await this.#retrieve(id);
    const item = subscription?.items.data[0];
    if (!subscription || !item || subscription.status === 'canceled')
      throw notPossible({ message: 'This subscription has ended.', code: 'ended' });
    return { subscription, item };
  }
}

const subscriptionOf = (invoice: Stripe.Invoice): string | null =>
  idOf(invoice.parent?.subscription_details?.subscription);

function methodOf(
  { default_payment_method: own }: Stripe.Subscription,
  customer: Stripe.Customer | null,
): PaymentMethod | null {
  const method = own ?? customer?.invoice_settings.default_payment_method;
  if (!method || typeof method === 'string') return null;
  const { card } = method;
  return {
    brand: card?.brand ?? method.type,
    last_four: card?.last4 ?? null,
    exp_month: card?.exp_month ?? null,
    exp_year: card?.exp_year ?? null,
  };
}
