/** Compares what messages of a payment service lead to in order and once, and in random order and five times. */
import { createHmac } from 'node:crypto';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { TestCard } from '@segno/data/contract';
import { asc, eq, isNull } from 'drizzle-orm';
import type { Database } from '../src/db/Database.ts';
import { openDatabase } from '../src/db/openDatabase.ts';
import { migrate } from '../src/db/migrate.ts';
import { startPostgres } from '../src/db/startPostgres.ts';
import { Problem } from '../src/http/Problem.ts';
import { invalidSignature, type PaymentGateway, type PriceTerms } from '../src/payments/PaymentGateway.ts';
import { Payments } from '../src/payments/Payments.ts';
import { gatewayEvents, invoices, ledgerEntries, ledgerTransactions } from '../src/payments/table.ts';
import { newAccount, TestEngine } from '../src/payments/testGateway/engine.ts';
import { subscriptions } from '../src/subscriptions/table.ts';
import { keepSealedWith } from '../src/secrets/atRest.ts';
import { createVault } from '../src/secrets/vault.ts';
import { insertSamplePlans } from '../src/testing/samplePlans.ts';
import { users } from '../src/users/table.ts';

export interface EventFigures {
  /** How many different messages there were. */
  messages: number;
  /** How many deliveries of them, with the repetitions. */
  deliveries: number;
  subscriptions: number;
  invoices: number;
  secondsInOrder: number;
  secondsShuffled: number;
  /** What differs between both, in words. Nothing when they are the same. */
  differences: string[];
}

const people = 1000;
const repetitions = 5;
/** How many messages arrive at the same time. */
const atOnce = 8;
const start = Date.parse('2026-01-31T10:00:00.000Z');
const day = 86_400_000;
const graceDays = 7;

const plus: PriceTerms = {
  price_id: 1,
  product_id: 2,
  product_name: 'Plus',
  amount: 499,
  currency: 'EUR',
  interval: 'month',
  interval_count: 1,
};
const offers: readonly PriceTerms[] = [
  plus,
  { ...plus, price_id: 2, amount: 4990, interval: 'year' },
  { ...plus, price_id: 3, product_id: 3, product_name: 'Studio', amount: 1199 },
];

/** Numbers from 0 to 1, the same for each seed (mulberry32). */
function randomOf(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

interface Message {
  id: string;
  type: string;
  subscription_id: string;
}

/** A payment service whose people do what the seed says. The same seed does the same. */
class Service {
  readonly #engines = new Map<number, TestEngine>();
  readonly #random = randomOf(7);
  #count = 0;

  /** One person does one thing. Returns the messages about it. */
  step(): Message[] {
    const userId = 1 + Math.floor(this.#random() * people);
    let engine = this.#engines.get(userId);
    if (!engine) {
      engine = new TestEngine(newAccount(userId), { now: start, graceDays });
      this.#engines.set(userId, engine);
    }
    const before = engine.changes.length;
    try {
      this.#act(engine);
    } catch (error) {
      // What is not possible now, such as a change of a plan that has ended, changes nothing.
      if (!(error instanceof Problem)) throw error;
    }
    return engine.changes.slice(before).map((change) => ({ ...change, id: `message_${(this.#count += 1)}` }));
  }

  #pick = <T>(from: readonly T[]): T => from[Math.floor(this.#random() * from.length)] as T;

  #act(engine: TestEngine) {
    const current = engine.account.subscriptions.find(({ status }) => status !== 'ended');
    if (!current) {
      const checkout = engine.startCheckout(this.#pick(offers), 0, `key ${engine.account.count}`);
      const card = this.#pick<TestCard>(['success', 'success', 'fails_later', 'expiring']);
      engine.pay(checkout, card);
      return;
    }
    const { id } = current;
    const action = Math.floor(this.#random() * 12);
    if (action === 0) engine.changePrice(id, this.#pick(offers), engine.now);
    else if (action === 1) engine.cancel(id, 'period_end');
    else if (action === 2) engine.resume(id);
    else if (action === 3) engine.setCard('success');
    else if (action === 4) engine.setCard('fails_later');
    else if (action === 5) engine.refund(id);
    else if (action === 6) engine.dispute(id, this.#pick(['open', 'won'] as const));
    else if (action === 7) engine.pause(id, 1);
    else engine.advance(engine.now + Math.floor(this.#random() * 32) * day);
  }

  read(id: string) {
    const engine = this.#engines.get(Number(/^test_(\d+)_/.exec(id)?.[1]));
    const state = engine?.read(id);
    return state ? { ...state, gateway: 'stripe' as const } : null;
  }
}

const secret = Buffer.from('key of a benchmark');
const sign = (body: string) => createHmac('sha256', secret).update(body).digest('hex');

/** The service as the server asks it. Only what the following of messages needs is there. */
function gatewayOf(service: Service): PaymentGateway {
  const unused = () => Promise.reject(new Error('The benchmark does not use this.'));
  return {
    name: 'stripe',
    // The answer leaves the service before it arrives here, as over a network.
    readSubscription: async (id) => {
      const state = service.read(id);
      await new Promise((resolve) => setImmediate(resolve));
      return state;
    },
    verifyEvent: async ({ body, headers }) => {
      if (headers.get('signature') !== sign(body)) throw invalidSignature();
      return [{ ...(JSON.parse(body) as Message), checkout_id: null }];
    },
    async *listSubscriptions() {},
    startCheckout: unused,
    expireCheckout: unused,
    readCheckout: unused,
    quoteChange: unused,
    changePrice: unused,
    cancel: unused,
    pause: unused,
    resume: unused,
    payOwed: unused,
    startMethodChange: unused,
    refund: unused,
  };
}

/** What the messages have led to. Numbers of invoices depend on the order; that they have no gaps does not. */
async function readState(db: Database) {
  const plans = await db
    .select({
      gateway_id: subscriptions.gateway_id,
      user_id: subscriptions.user_id,
      price_id: subscriptions.price_id,
      product_id: subscriptions.product_id,
      status: subscriptions.status,
      renews_at: subscriptions.renews_at,
      ends_at: subscriptions.ends_at,
      grace_ends_at: subscriptions.grace_ends_at,
      resumes_at: subscriptions.resumes_at,
      credit: subscriptions.credit,
      method: subscriptions.method,
    })
    .from(subscriptions)
    .orderBy(asc(subscriptions.gateway_id));
  const bills = await db
    .select({
      gateway_id: invoices.gateway_id,
      user_id: invoices.user_id,
      status: invoices.status,
      dispute: invoices.dispute,
      total: invoices.total,
      credit: invoices.credit,
      credited: invoices.credited,
      refunded: invoices.refunded,
      lines: invoices.lines,
      paid_at: invoices.paid_at,
    })
    .from(invoices)
    .orderBy(asc(invoices.gateway_id));
  const numbers = (await db.select({ number: invoices.number }).from(invoices).orderBy(invoices.number)).map(
    ({ number }) => number,
  );
  const postings = await db
    .select({ invoice: invoices.gateway_id, account: ledgerEntries.account, amount: ledgerEntries.amount })
    .from(ledgerEntries)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transaction_id))
    .innerJoin(invoices, eq(invoices.id, ledgerTransactions.invoice_id));
  const balances = new Map<string, number>();
  for (const { invoice, account, amount } of postings) {
    const name = `${invoice} ${account}`;
    balances.set(name, (balances.get(name) ?? 0) + amount);
  }
  const booked = [...balances].filter(([, amount]) => amount !== 0).toSorted(([a], [b]) => (a < b ? -1 : 1));
  const waiting = await db.$count(gatewayEvents, isNull(gatewayEvents.processed_at));
  return { plans, invoices: bills, numbers, ledger: booked, waiting };
}

type State = Awaited<ReturnType<typeof readState>>;

function differencesOf(one: State, other: State): string[] {
  const found: string[] = [];
  for (const name of ['plans', 'invoices', 'numbers', 'ledger'] as const) {
    const [a, b] = [one[name], other[name]];
    if (a.length !== b.length) found.push(`${name}: ${a.length} and ${b.length}`);
    const differing = a.filter((row, index) => !isDeepStrictEqual(row, b[index]));
    if (differing.length > 0)
      found.push(`${name}: ${differing.length} differ, such as ${JSON.stringify(differing[0])}`);
  }
  for (const { waiting } of [one, other]) if (waiting > 0) found.push(`${waiting} messages wait`);
  const sum = one.ledger.reduce((total, [, amount]) => total + amount, 0);
  if (sum !== 0) found.push(`the ledger sums up to ${sum}`);
  return found;
}

/** Runs everything that happens at the service on a database of its own, and delivers its messages. */
async function run(
  databaseUrl: string,
  messages: number,
  deliver: (payments: Payments, fresh: readonly Message[], isLast: boolean) => Promise<number>,
) {
  const database = await openDatabase({
    databaseUrl,
    folder: join('/nowhere', 'database'),
    freeSpaceFloor: 0,
    queryTimeout: 60_000,
  });
  try {
    const { db } = database;
    await migrate(database);
    await insertSamplePlans(db, { grace_days: graceDays });
    await db
      .insert(users)
      .values(
        Array.from({ length: people }, (_, at) => ({ name: `Person ${at}`, email: `p${at}@segno.example` })),
      );
    const service = new Service();
    const log = { warn: console.warn, error: () => {} };
    const gateways = [gatewayOf(service)];
    const payments = new Payments({ db, baseUrl: 'http://localhost', key: secret, log, gateways });
    const started = performance.now();
    let [made, deliveries] = [0, 0];
    while (made < messages) {
      const fresh = service.step();
      made += fresh.length;
      deliveries += await deliver(payments, fresh, made >= messages);
    }
    const seconds = (performance.now() - started) / 1000;
    return { made, deliveries, seconds, state: await readState(db) };
  } finally {
    await database.close();
  }
}

const receive = (payments: Payments, message: Message) => {
  const body = JSON.stringify(message);
  return payments.receive('stripe', { body, headers: new Headers({ signature: sign(body) }) });
};

/** Both runs, each with a PostgreSQL of its own. */
export async function benchBillingEvents({ messages }: { messages: number }): Promise<EventFigures> {
  keepSealedWith(createVault(secret));
  const [first, second] = [await startPostgres(), await startPostgres()];
  try {
    const inOrder = await run(first.url, messages, async (payments, fresh) => {
      for (const message of fresh) await receive(payments, message);
      return fresh.length;
    });
    // Messages wait in a pool, from which they arrive at any time, also long after what happened later.
    const random = randomOf(11);
    const pool: Message[] = [];
    const shuffled = await run(second.url, messages, async (payments, fresh, isLast) => {
      for (const message of fresh) pool.push(...Array.from({ length: repetitions }, () => message));
      const wanted = isLast ? pool.length : Math.min(pool.length, Math.floor(random() * 2 * repetitions));
      let sent = 0;
      while (sent < wanted) {
        const batch = Array.from({ length: Math.min(atOnce, wanted - sent) }, () => {
          const at = Math.floor(random() * pool.length);
          const taken = pool[at] as Message;
          const last = pool.pop() as Message;
          if (at < pool.length) pool[at] = last;
          return taken;
        });
        await Promise.all(batch.map((message) => receive(payments, message)));
        sent += batch.length;
      }
      return wanted;
    });
    return {
      messages: inOrder.made,
      deliveries: shuffled.deliveries,
      subscriptions: inOrder.state.plans.length,
      invoices: inOrder.state.invoices.length,
      secondsInOrder: inOrder.seconds,
      secondsShuffled: shuffled.seconds,
      differences: differencesOf(inOrder.state, shuffled.state),
    };
  } finally {
    await Promise.all([first.stop(), second.stop()]);
  }
}
