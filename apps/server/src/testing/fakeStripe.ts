import { createHmac, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';

/** The properties of Stripe's objects that this site reads, with the types of its published API description. */
type Session = Pick<
  Stripe.Checkout.Session,
  'id' | 'object' | 'status' | 'payment_status' | 'url' | 'client_secret' | 'metadata'
> & { subscription: string | null };
type Item = Pick<Stripe.SubscriptionItem, 'id' | 'quantity' | 'current_period_end'> & {
  price: Pick<Stripe.Price, 'id' | 'currency'> & {
    recurring: Pick<Stripe.Price.Recurring, 'interval' | 'interval_count'>;
  };
};
export type FakeSubscription = Pick<
  Stripe.Subscription,
  | 'id'
  | 'object'
  | 'status'
  | 'created'
  | 'trial_end'
  | 'ended_at'
  | 'cancel_at'
  | 'cancel_at_period_end'
  | 'metadata'
> & {
  pause_collection: Pick<Stripe.Subscription.PauseCollection, 'behavior' | 'resumes_at'> | null;
  customer: Pick<Stripe.Customer, 'id' | 'object' | 'balance'> & { invoice_settings: object };
  default_payment_method: {
    type: Stripe.PaymentMethod['type'];
    card: Pick<Stripe.PaymentMethod.Card, 'brand' | 'last4' | 'exp_month' | 'exp_year'>;
  };
  items: { data: Item[] };
};
type FakeInvoice = Pick<
  Stripe.Invoice,
  | 'id'
  | 'object'
  | 'status'
  | 'currency'
  | 'subtotal'
  | 'total'
  | 'amount_due'
  | 'amount_paid'
  | 'created'
  | 'total_discount_amounts'
> & {
  total_taxes: Pick<Stripe.Invoice.TotalTax, 'amount' | 'tax_behavior'>[];
  parent: { subscription_details: { subscription: string } };
  status_transitions: Pick<Stripe.Invoice.StatusTransitions, 'paid_at'>;
  lines: {
    data: (Pick<Stripe.InvoiceLineItem, 'amount' | 'description'> & {
      period: { start: number; end: number };
    })[];
  };
};
type Charge = Pick<Stripe.Charge, 'id' | 'object' | 'amount_refunded' | 'disputed'> & {
  payment_intent: string;
};

interface Asked {
  method: string;
  path: string;
  /** The parameters, with the names that Stripe gives nested ones. */
  params: Record<string, string>;
  key: string | undefined;
}

interface Failure {
  status: number;
  error: { type: string; code?: string; message: string };
}

const wrongKey = {
  status: 401,
  body: { error: { type: 'invalid_request_error', message: 'Invalid API Key provided: sk_test_*' } },
};

/** A Stripe on this machine: it has the objects that a test puts there, and responds to the official SDK. */
export class FakeStripe {
  readonly secretKey = 'sk_test_1';
  readonly webhookSecret = 'whsec_of_a_test';
  readonly asked: Asked[] = [];
  readonly sessions = new Map<string, Session>();
  readonly subscriptions = new Map<string, FakeSubscription>();
  readonly invoices = new Map<string, FakeInvoice>();
  readonly charges = new Map<string, Charge>();
  readonly disputes = new Map<string, Stripe.Dispute.Status>();
  readonly #prices = new Map<string, Record<string, string>>();
  readonly #answers = new Map<string, unknown>();
  readonly #server: Server;
  #failure: Failure | null = null;
  #count = 0;

  private constructor(server: Server) {
    this.#server = server;
  }

  static async open(): Promise<FakeStripe> {
    const server = createServer();
    const fake = new FakeStripe(server);
    server.on('request', async (request, response: ServerResponse) => {
      let text = '';
      for await (const part of request) text += String(part);
      const url = new URL(request.url ?? '', 'http://stripe.test');
      const params = Object.fromEntries(new URLSearchParams(text || url.search));
      const key = request.headers['idempotency-key'];
      const asked = { method: request.method ?? '', path: url.pathname, params, key: key?.toString() };
      fake.asked.push(asked);
      const isKnown = request.headers.authorization === `Bearer ${fake.secretKey}`;
      const { status, body } = isKnown ? fake.#answer(asked) : wrongKey;
      response.writeHead(status, { 'content-type': 'application/json', 'request-id': 'req_test' });
      response.end(JSON.stringify(body));
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return fake;
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  /** The official SDK, which asks this server. */
  get client(): Stripe {
    return this.clientOf(this.secretKey);
  }

  /** The SDK with a key, which may be a wrong one. */
  clientOf(secretKey: string): Stripe {
    const { port } = this.#server.address() as AddressInfo;
    return new Stripe(secretKey, { host: '127.0.0.1', port, protocol: 'http', maxNetworkRetries: 0 });
  }

  /** How often something was asked. */
  count = (method: string, path: string) =>
    this.asked.filter((each) => each.method === method && each.path === path).length;

  /** The next request that changes something is refused. */
  failNext(failure: Failure): void {
    this.#failure = failure;
  }

  /** A person pays the checkout: the subscription begins. */
  complete(sessionId: string, price: { id: string; amount: number; currency: string }): FakeSubscription {
    const session = this.sessions.get(sessionId);
    if (!session) throw new Error('There is no such session.');
    const now = Math.floor(Date.now() / 1000);
    const subscription: FakeSubscription = {
      id: this.#id('sub'),
      object: 'subscription',
      status: 'active',
      created: now,
      trial_end: null,
      ended_at: null,
      cancel_at: null,
      cancel_at_period_end: false,
      metadata: session.metadata ?? {},
      pause_collection: null,
      customer: { id: this.#id('cus'), object: 'customer', balance: 0, invoice_settings: {} },
      default_payment_method: {
        type: 'card',
        card: { brand: 'visa', last4: '4242', exp_month: 12, exp_year: 2031 },
      },
      items: {
        data: [
          {
            id: this.#id('si'),
            quantity: 1,
            current_period_end: now + 30 * 86_400,
            price: {
              id: price.id,
              currency: price.currency,
              recurring: { interval: 'month', interval_count: 1 },
            },
          },
        ],
      },
    };
    this.subscriptions.set(subscription.id, subscription);
    Object.assign(session, {
      status: 'complete',
      payment_status: 'paid',
      subscription: subscription.id,
    } satisfies Partial<Session>);
    this.bill(subscription.id, price);
    return subscription;
  }

  /** Adds an invoice, paid unless a test says otherwise. */
  bill(
    subscription: string,
    { amount, currency }: { amount: number; currency: string },
    status: 'paid' | 'open' = 'paid',
  ): FakeInvoice {
    const now = Math.floor(Date.now() / 1000);
    const invoice: FakeInvoice = {
      id: this.#id('in'),
      object: 'invoice',
      status,
      currency,
      subtotal: amount,
      total: amount,
      amount_due: amount,
      amount_paid: status === 'paid' ? amount : 0,
      created: now,
      total_discount_amounts: [],
      total_taxes: [],
      parent: { subscription_details: { subscription } },
      status_transitions: { paid_at: status === 'paid' ? now : null },
      lines: { data: [{ amount, description: 'Plus', period: { start: now, end: now + 30 * 86_400 } }] },
    };
    this.invoices.set(invoice.id, invoice);
    const charge = { id: this.#id('ch'), object: 'charge' as const, amount_refunded: 0, disputed: false };
    this.charges.set(invoice.id, { ...charge, payment_intent: `pi_of_${invoice.id}` });
    return invoice;
  }

  /** A signed message, as Stripe sends it. */
  event(type: string, object: object, { id = `evt_${randomUUID()}`, time = Date.now() / 1000 } = {}) {
    const created = Math.floor(time);
    const body = JSON.stringify({
      id,
      object: 'event',
      api_version: '2026-10-28.endive',
      created,
      livemode: false,
      pending_webhooks: 1,
      request: { id: null, idempotency_key: null },
      type,
      data: { object },
    });
    return { body, signature: this.sign(body, created) };
  }

  sign(body: string, time: number, secret = this.webhookSecret): string {
    const digest = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');
    return `t=${time},v1=${digest}`;
  }

  #id = (kind: string) => `${kind}_${(this.#count += 1)}`;

  #answer(asked: Asked): { status: number; body: unknown } {
    const known = asked.key && this.#answers.get(asked.key);
    if (known) return { status: 200, body: known };
    if (this.#failure && asked.method !== 'GET') {
      const { status, error } = this.#failure;
      this.#failure = null;
      return { status, body: { error } };
    }
    const body = this.#do(asked);
    if (!body)
      return {
        status: 404,
        body: {
          error: { type: 'invalid_request_error', code: 'resource_missing', message: 'No such object.' },
        },
      };
    if (asked.key) this.#answers.set(asked.key, body);
    return { status: 200, body };
  }

  #do({ method, path, params }: Asked): object | undefined {
    const [, , kind = '', id = '', action = ''] = path.split('/');
    const list = (data: object[]) => ({ object: 'list', data, has_more: false, url: path });
    if (kind === 'balance') return { object: 'balance', available: [], pending: [], livemode: false };
    if (kind === 'prices') {
      const price = { id: this.#id('price'), object: 'price', ...params };
      this.#prices.set(price.id, params);
      return price;
    }
    if (kind === 'checkout') {
      const sessionId = path.split('/')[4];
      if (sessionId) {
        const session = this.sessions.get(sessionId);
        if (session && path.endsWith('/expire')) session.status = 'expired';
        return session;
      }
      const session: Session = {
        id: this.#id('cs'),
        object: 'checkout.session',
        status: 'open',
        payment_status: 'unpaid',
        url: params.ui_mode === 'elements' ? null : 'https://checkout.stripe.com/c/pay/cs_test',
        client_secret: params.ui_mode === 'elements' ? 'cs_test_secret' : null,
        metadata: {
          user_id: params['metadata[user_id]'] ?? '',
          price_id: params['metadata[price_id]'] ?? '',
        },
        subscription: null,
      };
      this.sessions.set(session.id, session);
      return session;
    }
    if (kind === 'subscriptions') {
      const found = this.subscriptions.get(id);
      if (!id) return list([...this.subscriptions.values()]);
      if (!found) return undefined;
      if (method === 'DELETE') {
        found.status = 'canceled';
        found.ended_at = Math.floor(Date.now() / 1000);
      }
      if (params.cancel_at_period_end) found.cancel_at_period_end = params.cancel_at_period_end === 'true';
      const [item] = found.items.data;
      if (item && params['items[0][price]']) item.price.id = params['items[0][price]'];
      return found;
    }
    if (kind === 'invoices' && id === 'create_preview') {
      const [any] = this.invoices.values();
      return any && { ...any, id: undefined, status: 'draft', amount_due: 700, total: 700, subtotal: 700 };
    }
    if (kind === 'invoices' && id) {
      const found = this.invoices.get(id);
      if (found && action === 'pay')
        Object.assign(found, {
          status: 'paid',
          amount_paid: found.amount_due,
          status_transitions: { paid_at: Math.floor(Date.now() / 1000) },
        } satisfies Partial<FakeInvoice>);
      return found;
    }
    if (kind === 'invoices')
      return list(
        [...this.invoices.values()].filter(
          ({ parent, status }) =>
            parent.subscription_details.subscription === params.subscription &&
            (!params.status || params.status === status),
        ),
      );
    if (kind === 'invoice_payments') {
      const invoice = params.invoice ?? params['payment[payment_intent]']?.replace('pi_of_', '') ?? '';
      return list([{ id: 'inpay_1', invoice, payment: { payment_intent: `pi_of_${invoice}` } }]);
    }
    if (kind === 'payment_intents')
      return { id, object: 'payment_intent', latest_charge: this.charges.get(id.replace('pi_of_', '')) };
    if (kind === 'disputes')
      return list([{ id: 'du_1', object: 'dispute', status: this.disputes.get(params.charge ?? '') }]);
    if (kind === 'refunds') {
      const invoice = params.payment_intent?.replace('pi_of_', '') ?? '';
      const charge = this.charges.get(invoice);
      if (charge) charge.amount_refunded = this.invoices.get(invoice)?.amount_paid ?? 0;
      return { id: this.#id('re'), object: 'refund' };
    }
    if (kind === 'billing_portal') return { id: 'bps_1', url: 'https://billing.stripe.com/p/session/test' };
    return undefined;
  }
}
