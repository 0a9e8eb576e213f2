import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What this site reads of a subscription, as PayPal's published API description has it. */
interface FakeAgreement {
  id: string;
  status: 'APPROVAL_PENDING' | 'APPROVED' | 'ACTIVE' | 'SUSPENDED' | 'CANCELLED' | 'EXPIRED';
  plan_id: string;
  custom_id: string;
  create_time: string;
  start_time: string;
  status_update_time: string;
  billing_info: {
    outstanding_balance: { currency_code: string; value: string };
    failed_payments_count: number;
    next_billing_time?: string;
    last_payment?: { amount: { currency_code: string; value: string }; time: string };
    last_failed_payment?: { time: string };
  };
}

interface Transaction {
  id: string;
  status: 'COMPLETED' | 'DECLINED' | 'PARTIALLY_REFUNDED' | 'PENDING' | 'REFUNDED';
  time: string;
  amount_with_breakdown: { gross_amount: { currency_code: string; value: string } };
}

interface Asked {
  method: string;
  path: string;
  body: string;
  key: string | undefined;
}

/** A PayPal on this machine. */
export class FakePaypal {
  readonly asked: Asked[] = [];
  readonly agreements = new Map<string, FakeAgreement>();
  readonly transactions: Transaction[] = [];
  /** The bodies that PayPal has signed, each to the letter. */
  readonly signed = new Set<string>();
  readonly #made = new Map<string, object>();
  readonly #server: Server;
  #count = 0;

  private constructor(server: Server) {
    this.#server = server;
  }

  static async open(): Promise<FakePaypal> {
    const server = createServer();
    const fake = new FakePaypal(server);
    server.on('request', async (request, response) => {
      let body = '';
      for await (const part of request) body += String(part);
      const { pathname } = new URL(request.url ?? '', 'http://paypal.test');
      const key = request.headers['paypal-request-id']?.toString();
      const asked = { method: request.method ?? '', path: pathname, body, key };
      fake.asked.push(asked);
      const isAllowed =
        request.headers.authorization ===
        (pathname === '/v1/oauth2/token' ? `Basic ${btoa('id:secret')}` : 'Bearer token');
      const answer = isAllowed ? fake.#answer(asked) : undefined;
      response.writeHead(isAllowed ? (answer ? 200 : 404) : 401, { 'content-type': 'application/json' });
      response.end(JSON.stringify(answer ?? { name: 'RESOURCE_NOT_FOUND' }));
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return fake;
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  get address(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** The person has agreed and paid at PayPal. */
  activate(agreement: FakeAgreement, amount = '4.99'): void {
    const time = new Date().toISOString();
    agreement.status = 'ACTIVE';
    agreement.billing_info.last_payment = { amount: { currency_code: 'EUR', value: amount }, time };
    agreement.billing_info.next_billing_time = new Date(Date.now() + 30 * 86_400_000).toISOString();
    this.pay(amount);
  }

  pay(value = '4.99'): void {
    this.transactions.push({
      id: `T-${(this.#count += 1)}`,
      status: 'COMPLETED',
      time: new Date().toISOString(),
      amount_with_breakdown: { gross_amount: { currency_code: 'EUR', value } },
    });
  }

  #answer({ method, path, body, key }: Asked): object | undefined {
    const known = key && this.#made.get(key);
    if (known) return known;
    const made = this.#do(method, path, body);
    if (key && made) this.#made.set(key, made);
    return made;
  }

  #do(method: string, path: string, body: string): object | undefined {
    if (path === '/v1/oauth2/token')
      return { access_token: 'token', token_type: 'Bearer', expires_in: 32_400 };
    if (path === '/v1/notifications/verify-webhook-signature') {
      const message = /"webhook_event":(.*)}$/s.exec(body)?.[1] ?? '';
      const isSigned = body.includes('"transmission_sig":"right"') && body.includes('"webhook_id":"WH-1"');
      return { verification_status: isSigned && this.signed.has(message) ? 'SUCCESS' : 'FAILURE' };
    }
    if (path === '/v1/catalogs/products') return { id: 'PROD', links: [] };
    if (path === '/v1/billing/plans') return { id: `P-${(this.#count += 1)}`, links: [] };
    if (path.startsWith('/v1/billing/plans/'))
      return { billing_cycles: [{ frequency: { interval_unit: 'MONTH', interval_count: 1 } }] };
    if (path === '/v1/billing/subscriptions') {
      const { plan_id, custom_id } = JSON.parse(body) as { plan_id: string; custom_id: string };
      const now = new Date().toISOString();
      const id = `I-${(this.#count += 1)}`;
      this.agreements.set(id, {
        id,
        status: 'APPROVAL_PENDING',
        plan_id,
        custom_id,
        create_time: now,
        start_time: now,
        status_update_time: now,
        billing_info: {
          outstanding_balance: { currency_code: 'EUR', value: '0.0' },
          failed_payments_count: 0,
        },
      });
      return { id, links: [{ rel: 'approve', href: `https://www.paypal.com/webapps/billing/${id}` }] };
    }
    const [, id = '', action = ''] = /^\/v1\/billing\/subscriptions\/([^/]+)\/?(.*)$/.exec(path) ?? [];
    const agreement = this.agreements.get(decodeURIComponent(id));
    if (!agreement) return undefined;
    if (action === 'transactions') return { transactions: this.transactions };
    if (action === 'cancel') agreement.status = 'CANCELLED';
    if (action === 'capture') {
      agreement.billing_info.outstanding_balance.value = '0.0';
      agreement.billing_info.failed_payments_count = 0;
      delete agreement.billing_info.last_failed_payment;
      this.pay();
    }
    return method === 'GET'
      ? agreement
      : { links: [{ rel: 'approve', href: 'https://www.paypal.com/revise' }] };
  }
}
