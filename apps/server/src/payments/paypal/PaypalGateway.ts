import { addCycles, exponentOf, toDecimal } from '@segno/data/contract';
import * as v from 'valibot';
import type { Database } from '../../db/Database.ts';
import { gatewayPriceId, priceOfGateway } from '../gatewayPrices.ts';
import {
  type ChangeQuote,
  type CheckoutRequest,
  type CheckoutState,
  type GatewayEvent,
  invalidSignature,
  type InvoiceState,
  notPossible,
  type PaymentGateway,
  type PriceTerms,
  type RawEvent,
  type SubscriptionState,
} from '../PaymentGateway.ts';
import { PaypalClient, type PaypalKeys, readJson } from './PaypalClient.ts';

/** How old a message may be, in milliseconds: PayPal repeats messages for three days. */
const eventLifetime = 4 * 86_400_000;

const Money = v.object({ value: v.string(), currency_code: v.string() });
const Links = v.optional(v.array(v.object({ href: v.string(), rel: v.string() })), []);
const Created = v.object({ id: v.string(), links: Links });
const Agreement = v.object({
  id: v.string(),
  status: v.string(),
  plan_id: v.string(),
  custom_id: v.optional(v.string()),
  quantity: v.optional(v.string()),
  create_time: v.optional(v.string()),
  start_time: v.optional(v.string()),
  status_update_time: v.optional(v.string()),
  subscriber: v.optional(v.object({ email_address: v.optional(v.string()) })),
  billing_info: v.optional(
    v.object({
      outstanding_balance: v.optional(Money),
      failed_payments_count: v.optional(v.number()),
      next_billing_time: v.optional(v.string()),
      last_payment: v.optional(v.object({ amount: Money, time: v.string() })),
      last_failed_payment: v.optional(v.object({ time: v.string() })),
    }),
  ),
});
type Agreement = v.InferOutput<typeof Agreement>;
const Transactions = v.object({
  transactions: v.optional(
    v.array(
      v.object({
        id: v.string(),
        status: v.string(),
        time: v.string(),
        amount_with_breakdown: v.object({ gross_amount: Money }),
      }),
    ),
    [],
  ),
});
const Message = v.object({
  id: v.string(),
  event_type: v.string(),
  resource: v.looseObject({ id: v.optional(v.string()), billing_agreement_id: v.optional(v.string()) }),
});

export interface PaypalGatewayOptions extends PaypalKeys {
  /** The id of the webhook, which signatures are checked with. */
  webhookId: string;
  db: Database;
}

const toMinor = ({ value, currency_code }: v.InferOutput<typeof Money>) =>
  Math.round(Number(value) * 10 ** exponentOf(currency_code));

/** Payments by PayPal's subscriptions. Plans are changed and paid on PayPal's own pages. */
export class PaypalGateway implements PaymentGateway {
  readonly name = 'paypal';
  readonly #options: PaypalGatewayOptions;
  readonly #client: PaypalClient;

  constructor(options: PaypalGatewayOptions) {
    this.#options = options;
    this.#client = new PaypalClient(options);
  }

  checkKeys() {
    return this.#client.checkKeys();
  }

  async startCheckout({ payer, price, trialDays, doneUrl, cancelUrl, key }: CheckoutRequest) {
    const created = await this.#client.call(Created, 'POST', '/v1/billing/subscriptions', {
      key,
      body: {
        plan_id: await this.#planId(price),
        custom_id: String(payer.id),
        ...(trialDays > 0 && { start_time: new Date(Date.now() + trialDays * 86_400_000).toISOString() }),
        subscriber: { email_address: payer.email },
        application_context: {
          user_action: 'SUBSCRIBE_NOW',
          shipping_preference: 'NO_SHIPPING',
          return_url: doneUrl,
          cancel_url: cancelUrl,
        },
      },
    });
    return { id: created.id, redirectUrl: linkOf(created, 'approve') };
  }

  async expireCheckout(id: string): Promise<void> {
    const found = await this.#read(id);
    if (found?.status === 'APPROVED') await this.#end(id, 'Another payment was begun.');
  }

  async readCheckout(id: string): Promise<CheckoutState> {
    const found = await this.#read(id);
    const isPaid = found?.status === 'ACTIVE';
    const isOpen = found?.status === 'APPROVAL_PENDING' || found?.status === 'APPROVED';
    return {
      status: isPaid ? 'paid' : isOpen ? 'open' : 'expired',
      subscription_id: isPaid ? id : null,
      message: null,
    };
  }

  async readSubscription(id: string): Promise<SubscriptionState | null> {
    const found = await this.#read(id);
    if (!found || found.status === 'APPROVAL_PENDING' || found.status === 'APPROVED') return null;
    const priceId = await priceOfGateway(this.#options.db, 'paypal', found.plan_id);
    const userId = Number(found.custom_id);
    if (priceId === null || !userId) return null;
    const info = found.billing_info;
    const start = new Date(found.start_time ?? found.create_time ?? Date.now());
    const next = info?.next_billing_time ? new Date(info.next_billing_time) : null;
    const isOver = found.status === 'CANCELLED' || found.status === 'EXPIRED';
    const paidUntil = isOver ? await this.#paidUntil(found) : null;
    const isUnpaid = (info?.failed_payments_count ?? 0) > 0 && info?.last_failed_payment !== undefined;
    const isTrial = start.getTime() > Date.now();
    const stillRuns = paidUntil !== null && paidUntil.getTime() > Date.now();
    return {
      gateway: 'paypal',
      id,
      user_id: userId,
      price_id: priceId,
      quantity: Number(found.quantity ?? 1),
      status: isOver
        ? stillRuns
          ? 'active'
          : 'ended'
        : isUnpaid
          ? 'past_due'
          : found.status === 'SUSPENDED'
            ? 'paused'
            : isTrial
              ? 'trialing'
              : 'active',
      created_at: new Date(found.create_time ?? start),
      trial_ends_at: isTrial ? start : null,
      renews_at: isOver && !stillRuns ? null : (next ?? paidUntil),
      ends_at: isOver ? (paidUntil ?? new Date(found.status_update_time ?? Date.now())) : null,
      resumes_at: null,
      failing_since: isUnpaid && info.last_failed_payment ? new Date(info.last_failed_payment.time) : null,
      method: { brand: 'paypal', last_four: null, exp_month: null, exp_year: null },
      credit: 0,
      invoices: await this.#invoices(found),
    };
  }

  async quoteChange(id: string, price: PriceTerms): Promise<ChangeQuote> {
    const found = await this.#live(id);
    const next = found.billing_info?.next_billing_time;
    // PayPal charges the new price from the next payment on.
    return {
      lines: [],
      total: 0,
      credit: 0,
      next_payment: next ? { amount: price.amount, at: new Date(next) } : null,
    };
  }

  async changePrice(id: string, price: PriceTerms, _at: Date, key: string) {
    await this.#live(id);
    const body = { plan_id: await this.#planId(price) };
    const revised = await this.#client.call(v.object({ links: Links }), 'POST', `${agreement(id)}/revise`, {
      key,
      body,
    });
    return { redirectUrl: linkOf(revised, 'approve') };
  }

  /** PayPal ends an agreement at once; what is paid lasts until its end. */
  async cancel(id: string): Promise<void> {
    const found = await this.#read(id);
    if (found && found.status !== 'CANCELLED' && found.status !== 'EXPIRED')
      await this.#end(id, 'The person cancelled.');
  }

  pause(): Promise<void> {
    return Promise.reject(notPossible({ message: 'A plan that PayPal pays cannot be paused.' }));
  }

  async resume(id: string): Promise<void> {
    const { status } = await this.#live(id);
    if (status === 'SUSPENDED')
      await this.#client.send('POST', `${agreement(id)}/activate`, {
        body: { reason: 'The person resumed.' },
      });
  }

  async payOwed(id: string, key: string): Promise<void> {
    const { billing_info: info } = await this.#live(id);
    const owed = info?.outstanding_balance;
    if (!owed || toMinor(owed) === 0) return;
    await this.#client.send('POST', `${agreement(id)}/capture`, {
      key,
      body: { note: 'Outstanding balance', capture_type: 'OUTSTANDING_BALANCE', amount: owed },
    });
  }

  startMethodChange(): Promise<{ redirectUrl: string }> {
    return Promise.resolve({ redirectUrl: 'https://www.paypal.com/myaccount/autopay/' });
  }

  async refund(id: string, key: string): Promise<void> {
    const found = await this.#read(id);
    const paid = found && (await this.#transactions(found)).find(({ status }) => status === 'COMPLETED');
    if (!paid) throw notPossible({ message: 'Nothing was paid.' });
    await this.#client.send('POST', `/v2/payments/captures/${encodeURIComponent(paid.id)}/refund`, {
      key,
      body: {},
    });
  }

  // PayPal has no list of agreements: the comparison asks for those that are known here.
  // oxlint-disable-next-line require-yield -- there are none
  async *listSubscriptions(): AsyncIterable<string> {}

  async verifyEvent({ body, headers }: RawEvent): Promise<GatewayEvent[]> {
    const sent = (name: string) => headers.get(`paypal-${name}`) ?? '';
    const age = Date.now() - Date.parse(sent('transmission-time'));
    if (!(Math.abs(age) <= eventLifetime)) throw invalidSignature();
    const parsed = v.safeParse(Message, readJson(body));
    if (!parsed.success) throw invalidSignature();
    const fields = JSON.stringify({
      auth_algo: sent('auth-algo'),
      cert_url: sent('cert-url'),
      transmission_id: sent('transmission-id'),
      transmission_sig: sent('transmission-sig'),
      transmission_time: sent('transmission-time'),
      webhook_id: this.#options.webhookId,
    });
    // The message goes back as it arrived: another order of its properties would not be verified.
    const question = `${fields.slice(0, -1)},"webhook_event":${body}}`;
    const response = await this.#client.send('POST', '/v1/notifications/verify-webhook-signature', {
      text: question,
    });
    const status = v.safeParse(v.object({ verification_status: v.string() }), response);
    if (!status.success || status.output.verification_status !== 'SUCCESS') throw invalidSignature();
    const { id, event_type, resource } = parsed.output;
    const subscription = event_type.startsWith('BILLING.SUBSCRIPTION.')
      ? resource.id
      : resource.billing_agreement_id;
    return subscription ? [{ id, type: event_type, subscription_id: subscription, checkout_id: null }] : [];
  }

  async #planId(price: PriceTerms): Promise<string> {
    return gatewayPriceId(this.#options.db, 'paypal', price.price_id, async () => {
      const product = await this.#client.call(Created, 'POST', '/v1/catalogs/products', {
        key: `product ${price.price_id}`,
        body: { name: price.product_name, type: 'SERVICE' },
      });
      const plan = await this.#client.call(Created, 'POST', '/v1/billing/plans', {
        key: `plan ${price.price_id}`,
        body: {
          product_id: product.id,
          name: price.product_name,
          billing_cycles: [
            {
              tenure_type: 'REGULAR',
              sequence: 1,
              total_cycles: 0,
              frequency: {
                interval_unit: price.interval.toUpperCase(),
                interval_count: price.interval_count,
              },
              pricing_scheme: {
                fixed_price: { value: toDecimal(price), currency_code: price.currency },
              },
            },
          ],
          payment_preferences: { auto_bill_outstanding: true, payment_failure_threshold: 3 },
        },
      });
      return plan.id;
    });
  }

  async #read(id: string): Promise<Agreement | null> {
    const response = await this.#client.send('GET', agreement(id));
    return response === null ? null : v.parse(Agreement, response);
  }

  async #live(id: string): Promise<Agreement> {
    const found = await this.#read(id);
    if (!found || found.status === 'CANCELLED' || found.status === 'EXPIRED')
      throw notPossible({ message: 'PayPal has ended this plan. Subscribe again.', code: 'ended' });
    return found;
  }

  async #end(id: string, reason: string): Promise<void> {
    await this.#client.send('POST', `${agreement(id)}/cancel`, { body: { reason } });
  }

  /** The end of the time that was paid last. */
  async #paidUntil({ plan_id, billing_info }: Agreement): Promise<Date | null> {
    const paid = billing_info?.last_payment?.time;
    if (!paid) return null;
    const Plan = v.object({
      billing_cycles: v.array(
        v.object({ frequency: v.object({ interval_unit: v.string(), interval_count: v.number() }) }),
      ),
    });
    const plan = v.parse(
      Plan,
      await this.#client.send('GET', `/v1/billing/plans/${encodeURIComponent(plan_id)}`),
    );
    const cycle = plan.billing_cycles.at(-1)?.frequency;
    const interval = (['day', 'month', 'year'] as const).find(
      (unit) => unit === cycle?.interval_unit.toLowerCase(),
    );
    if (!cycle || !interval) return null;
    return addCycles(new Date(paid), { interval, interval_count: cycle.interval_count }, 1);
  }

  async #transactions({ id, create_time }: Agreement) {
    const query = new URLSearchParams({
      start_time: create_time ?? new Date(Date.now() - 365 * 86_400_000).toISOString(),
      end_time: new Date().toISOString(),
    });
    const response = await this.#client.send('GET', `${agreement(id)}/transactions?${query.toString()}`);
    return response === null ? [] : v.parse(Transactions, response).transactions;
  }

  async #invoices(found: Agreement): Promise<InvoiceState[]> {
    const paid = (await this.#transactions(found)).filter(({ status }) => /COMPLETED|REFUNDED/.test(status));
    return paid.map(({ id, status, time, amount_with_breakdown: { gross_amount: gross } }) => {
      const total = toMinor(gross);
      return {
        id,
        status: 'paid',
        currency: gross.currency_code,
        lines: [{ kind: 'other', text: 'PayPal', amount: total, from: null, to: null }],
        subtotal: total,
        discount: 0,
        tax: 0,
        credit: 0,
        total,
        credited: 0,
        refunded: status === 'REFUNDED' ? total : 0,
        dispute: 'none',
        created_at: new Date(time),
        paid_at: new Date(time),
      };
    });
  }
}

const agreement = (id: string) => `/v1/billing/subscriptions/${encodeURIComponent(id)}`;

const linkOf = ({ links }: { links: { href: string; rel: string }[] }, rel: string): string | null =>
  links.find((link) => link.rel === rel)?.href ?? null;
