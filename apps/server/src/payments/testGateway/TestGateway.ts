import { createHmac, timingSafeEqual } from 'node:crypto';
import type { TestCard } from '@segno/data/contract';
import { eq, lte } from 'drizzle-orm';
import * as v from 'valibot';
import type { Database } from '../../db/Database.ts';
import { Fault } from '../../Fault.ts';
import { readBillingSettings } from '../billingSettings.ts';
import { storeEvents } from '../events.ts';
import {
  type ChangeQuote,
  type CheckoutRequest,
  type CheckoutState,
  type GatewayEvent,
  invalidSignature,
  type PaymentGateway,
  type PriceTerms,
  type RawEvent,
  type SubscriptionState,
} from '../PaymentGateway.ts';
import { testAccounts } from '../table.ts';
import { newAccount, TestEngine } from './engine.ts';

/** How old a signed message may be, in seconds. */
const signatureLifetime = 300;

const Message = v.object({
  id: v.string(),
  type: v.string(),
  subscription_id: v.nullable(v.string()),
  checkout_id: v.nullable(v.string()),
});

export interface TestGatewayOptions {
  db: Database;
  /** Signs its messages. */
  key: Buffer;
  /** Called with the ids of messages that were stored. */
  onEvents: (ids: string[]) => Promise<void>;
}

/** The person of an id of the test gateway. */
const userOf = (id: string): number => {
  const found = /^test_(\d+)_/.exec(id)?.[1];
  if (!found) throw new Fault(`${id} is not an id of the test gateway.`);
  return Number(found);
};

/**
 * The built-in payment service. It moves no money: people pay with test cards, and each account has a clock that can be
 * moved forward. What happens is told as other gateways tell it: by events, which name what to read.
 */
export class TestGateway implements PaymentGateway {
  readonly name = 'test';
  readonly #options: TestGatewayOptions;

  constructor(options: TestGatewayOptions) {
    this.#options = options;
  }

  startCheckout({ payer, price, trialDays, key }: CheckoutRequest) {
    return this.#run(payer.id, (engine) => ({
      id: engine.startCheckout(price, trialDays, key),
      redirectUrl: null,
    }));
  }

  expireCheckout(id: string): Promise<void> {
    return this.#run(userOf(id), (engine) => engine.expireCheckout(id));
  }

  readCheckout(id: string): Promise<CheckoutState> {
    return this.#run(userOf(id), (engine) => engine.readCheckout(id));
  }

  readSubscription(id: string): Promise<SubscriptionState | null> {
    return this.#run(userOf(id), (engine) => engine.read(id));
  }

  quoteChange(id: string, price: PriceTerms, at: Date): Promise<ChangeQuote> {
    return this.#run(userOf(id), (engine) => engine.quoteChange(id, price, at.getTime()));
  }

  changePrice(id: string, price: PriceTerms, at: Date): Promise<{ redirectUrl: null }> {
    return this.#run(userOf(id), (engine) => {
      engine.changePrice(id, price, at.getTime());
      return { redirectUrl: null };
    });
  }

  cancel(id: string, when: 'period_end' | 'now'): Promise<void> {
    return this.#run(userOf(id), (engine) => engine.cancel(id, when));
  }

  pause(id: string, months: number): Promise<void> {
    return this.#run(userOf(id), (engine) => engine.pause(id, months));
  }

  resume(id: string): Promise<void> {
    return this.#run(userOf(id), (engine) => engine.resume(id));
  }

  payOwed(id: string): Promise<void> {
    return this.#run(userOf(id), (engine) => engine.payOwed(id));
  }

  startMethodChange(): Promise<{ redirectUrl: string | null }> {
    return Promise.resolve({ redirectUrl: null });
  }

  refund(id: string): Promise<void> {
    return this.#run(userOf(id), (engine) => engine.refund(id));
  }

  async *listSubscriptions(): AsyncIterable<string> {
    const found = await this.#options.db.select({ data: testAccounts.data }).from(testAccounts);
    for (const { data } of found) for (const { id } of data.subscriptions) yield id;
  }

  /** Pays with a test card. */
  pay(checkoutId: string, card: TestCard): Promise<void> {
    return this.#run(userOf(checkoutId), (engine) => engine.pay(checkoutId, card));
  }

  /** Answers the question of the bank. */
  confirm(checkoutId: string, accepted: boolean): Promise<void> {
    return this.#run(userOf(checkoutId), (engine) => engine.confirm(checkoutId, accepted));
  }

  setCard(userId: number, card: TestCard): Promise<void> {
    return this.#run(userId, (engine) => engine.setCard(card));
  }

  dispute(id: string, outcome: 'open' | 'won'): Promise<void> {
    return this.#run(userOf(id), (engine) => engine.dispute(id, outcome));
  }

  /** The time of a person's account. */
  timeOf(userId: number): Promise<Date> {
    return this.#run(userId, (engine) => new Date(engine.now));
  }

  /** Moves a person's clock forward by whole days, or to a moment after the next payment. */
  advance(userId: number, by: { days: number } | { to: Date }): Promise<void> {
    return this.#run(userId, (engine) =>
      engine.advance('to' in by ? by.to.getTime() : engine.now + by.days * 86_400_000),
    );
  }

  /** Does what is due in all accounts. */
  async runDue(): Promise<void> {
    const due = await this.#options.db
      .select({ user_id: testAccounts.user_id })
      .from(testAccounts)
      .where(lte(testAccounts.due_at, new Date()))
      .limit(500);
    for (const { user_id } of due) await this.#run(user_id, () => {});
  }

  verifyEvent({ body, headers }: RawEvent): Promise<GatewayEvent[]> {
    const [time = '', signature = ''] = (headers.get('segno-signature') ?? '').split('.');
    const age = Math.abs(Date.now() / 1000 - Number(time));
    const expected = Buffer.from(signTestEvent(this.#options.key, body, Number(time)).split('.')[1] ?? '');
    const given = Buffer.from(signature);
    const isOurs = given.length === expected.length && timingSafeEqual(given, expected);
    if (!isOurs || !(age <= signatureLifetime)) throw invalidSignature();
    return Promise.resolve([v.parse(Message, JSON.parse(body))]);
  }

  /** Runs a step on an account, alone, and tells what has changed. Reading an account also does what is due. */
  async #run<T>(userId: number, step: (engine: TestEngine) => T): Promise<T> {
    const { db, onEvents } = this.#options;
    const { graceDays } = await readBillingSettings(db);
    const { result, told } = await db.transaction(async (tx) => {
      await tx
        .insert(testAccounts)
        .values({ user_id: userId, data: newAccount(userId) })
        .onConflictDoNothing();
      const [row] = await tx
        .select()
        .from(testAccounts)
        .where(eq(testAccounts.user_id, userId))
        .for('update');
      if (!row) throw new Fault('The test account was not stored.');
      const before = JSON.stringify(row.data);
      const engine = new TestEngine(row.data, { now: Date.now(), graceDays });
      const answer = step(engine);
      const events = engine.changes.map(({ type, subscription_id }) => ({
        id: `test_${userId}_event_${(engine.account.count += 1)}`,
        type,
        subscription_id,
        checkout_id: null,
      }));
      if (JSON.stringify(engine.account) !== before)
        await tx
          .update(testAccounts)
          .set({ data: engine.account, due_at: engine.dueAt === null ? null : new Date(engine.dueAt) })
          .where(eq(testAccounts.user_id, userId));
      await storeEvents(tx, 'test', events);
      return { result: answer, told: events.map(({ id }) => id) };
    });
    if (told.length > 0) await onEvents(told);
    return result;
  }
}

/** The signature of a message of the test gateway at a time in seconds: `time.digest`. */
export const signTestEvent = (key: Buffer, body: string, time: number): string =>
  `${time}.${createHmac('sha256', key).update(`${time}.${body}`).digest('hex')}`;
