import { desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/Database.ts';
import { Fault } from '../../Fault.ts';
import {
  type GatewayEvent,
  invalidSignature,
  notPossible,
  type PaymentGateway,
  type SubscriptionState,
} from '../PaymentGateway.ts';
import { grants } from './table.ts';

const prefix = 'grant_';
const idOf = (id: string): number => {
  const found = Number(id.slice(prefix.length));
  if (!id.startsWith(prefix) || !Number.isInteger(found)) throw new Fault(`${id} is not the id of a grant.`);
  return found;
};

const given = () => notPossible({ message: 'This plan was given to you. Ask us to change it.' });

/** Plans that the site gives without a payment. Only an admin changes one; its owner can end it. */
export class GrantGateway implements PaymentGateway {
  readonly name = 'grant';
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  /** Gives a plan, and returns its id. `sync` then makes it a subscription. */
  async give(grant: Omit<typeof grants.$inferInsert, 'ended_at' | 'created_at'>): Promise<string> {
    const [row] = await this.#db.insert(grants).values(grant).returning({ id: grants.id });
    if (!row) throw new Fault('The grant was not stored.');
    return `${prefix}${row.id}`;
  }

  async change(id: string, priceId: number): Promise<void> {
    await this.#db
      .update(grants)
      .set({ price_id: priceId })
      .where(eq(grants.id, idOf(id)));
  }

  async readSubscription(id: string): Promise<SubscriptionState | null> {
    const [row] = await this.#db
      .select()
      .from(grants)
      .where(eq(grants.id, idOf(id)));
    if (!row) return null;
    const ends = row.ended_at ?? row.ends_at;
    const isOver = ends !== null && ends.getTime() <= Date.now();
    return {
      gateway: 'grant',
      id,
      user_id: row.user_id,
      price_id: row.price_id,
      quantity: 1,
      status: isOver ? 'ended' : 'active',
      created_at: row.created_at,
      trial_ends_at: null,
      renews_at: null,
      ends_at: ends,
      resumes_at: null,
      failing_since: null,
      method: null,
      credit: 0,
      invoices: [],
    };
  }

  /** One that ends by itself keeps its end. Others end at once: there is no paid time. */
  async cancel(id: string, when: 'period_end' | 'now'): Promise<void> {
    const end = sql`now()`;
    await this.#db
      .update(grants)
      .set(
        when === 'now'
          ? { ended_at: end }
          : { ended_at: sql`case when ${grants.ends_at} is null then ${end} end` },
      )
      .where(eq(grants.id, idOf(id)));
  }

  async *listSubscriptions(since: Date): AsyncIterable<string> {
    const found = await this.#db
      .select({ id: grants.id })
      .from(grants)
      .where(sql`${grants.created_at} >= ${since.toISOString()}::timestamptz`)
      .orderBy(desc(grants.id));
    for (const { id } of found) yield `${prefix}${id}`;
  }

  startCheckout(): Promise<never> {
    return Promise.reject(given());
  }

  expireCheckout(): Promise<void> {
    return Promise.resolve();
  }

  readCheckout(): Promise<never> {
    return Promise.reject(given());
  }

  quoteChange(): Promise<never> {
    return Promise.reject(given());
  }

  changePrice(): Promise<never> {
    return Promise.reject(given());
  }

  pause(): Promise<void> {
    return Promise.reject(given());
  }

  resume(): Promise<void> {
    return Promise.reject(given());
  }

  payOwed(): Promise<void> {
    return Promise.reject(given());
  }

  startMethodChange(): Promise<never> {
    return Promise.reject(given());
  }

  /** Nothing was paid. */
  refund(): Promise<void> {
    return Promise.resolve();
  }

  verifyEvent(): Promise<GatewayEvent[]> {
    return Promise.reject(invalidSignature());
  }
}
