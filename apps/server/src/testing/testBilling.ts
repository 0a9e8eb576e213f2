import {
  BillingResponse,
  CheckoutResponse,
  type GatewayName,
  InvoiceList,
  OwnUserResponse,
  QuoteResponse,
} from '@segno/data/contract';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { beforeEach, vi } from 'vitest';
import { Payments } from '../payments/Payments.ts';
import { insertSamplePlans } from './samplePlans.ts';
import { ok, openTestTeam, type Person } from './testTeam.ts';

/** The key with which the test gateway signs its messages. */
export const gatewayKey = Buffer.from('test gateway key of a test');

/** A server with plans that are paid at the test gateway, and what people do with them. */
export function openTestBilling() {
  const { server, person } = openTestTeam();
  const log = { warn: vi.fn(), error: vi.fn() };
  beforeEach(() => insertSamplePlans(server.db));

  const start = async (who: Person, price_id = 1, gateway: GatewayName = 'test') =>
    v.parse(CheckoutResponse, await ok(who, 'POST', '/billing/checkouts', { price_id, gateway })).checkout;
  const pay = async (who: Person, id: string, card = 'success') =>
    v.parse(CheckoutResponse, await ok(who, 'POST', `/billing/checkouts/${id}/pay`, { card })).checkout;
  const me = async (who: Person) => v.parse(OwnUserResponse, await ok(who, 'GET', '/me')).user;

  return {
    server,
    person,
    log,
    start,
    pay,
    me,
    /** The payments of a process beside the server. */
    openPayments: (onRights?: (userId: number) => void) =>
      new Payments({
        db: server.db,
        baseUrl: 'http://localhost:4300',
        key: gatewayKey,
        log,
        ...(onRights && { onRights }),
      }),
    billingOf: async (who: Person) =>
      v.parse(BillingResponse, await ok(who, 'GET', '/billing/subscription')).billing,
    quoteOf: async (who: Person, price: number) =>
      v.parse(QuoteResponse, await ok(who, 'GET', `/billing/quote/${price}`)).quote,
    invoicesOf: async (who: Person) =>
      v.parse(InvoiceList, await ok(who, 'GET', '/billing/invoices')).pagination.data,
    gateway: (who: Person, action: Record<string, unknown>) =>
      ok(who, 'POST', '/billing/test-gateway', action),
    /** A person with a paid plan. */
    subscribed: async (name: string, card = 'success', price = 1) => {
      const who = await person(name);
      await pay(who, (await start(who, price)).id, card);
      return who;
    },
    playlistLimit: async (who: Person) =>
      (await me(who)).permissions.find(({ name }) => name === 'playlists.create')?.restrictions,
    /** The sums of the accounts in the books. */
    balance: async () => {
      const { rows } = await server.db.execute<{ account: string; amount: string }>(
        sql`select account, sum(amount)::text as amount from ledger_entries group by account order by account`,
      );
      return Object.fromEntries(rows.map(({ account, amount }) => [account, Number(amount)]));
    },
  };
}
