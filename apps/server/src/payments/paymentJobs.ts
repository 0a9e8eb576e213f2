import type { SubscriptionGateway } from '@segno/data/contract';
import { and, eq, inArray, lt, ne, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { defineJob, type Job } from '../jobs/defineJob.ts';
import type { Logger } from '../log.ts';
import { subscriptions } from '../subscriptions/table.ts';
import { deletePastEvents } from './events.ts';
import type { Payments } from './Payments.ts';
import { checkouts } from './table.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

/** How far back the comparison looks for subscriptions that are not known here. */
const lookBack = 40 * day;

/** What the comparison of a run found. */
export interface Comparison {
  checked: number;
  /** Subscriptions whose state here was not that of the gateway. */
  corrected: number;
  failed: number;
}

/** Reads every subscription that is not over from its gateway, and those that are not known here. */
export async function compareWithGateways(
  payments: Payments,
  log: Pick<Logger, 'warn'>,
): Promise<Comparison> {
  const { db } = payments;
  const found: Comparison = { checked: 0, corrected: 0, failed: 0 };
  const known = await db
    .select({ gateway: subscriptions.gateway, id: subscriptions.gateway_id })
    .from(subscriptions)
    .where(ne(subscriptions.status, 'ended'));
  const check = async (gateway: (typeof known)[number]['gateway'], id: string) => {
    try {
      const before = await fingerprint(payments, gateway, id);
      await payments.sync(gateway, id);
      found.checked += 1;
      if (before !== (await fingerprint(payments, gateway, id))) {
        found.corrected += 1;
        log.warn({ gateway, subscription: id }, 'A subscription differed from its payment service');
      }
    } catch (error) {
      found.failed += 1;
      log.warn({ err: error, gateway, subscription: id }, 'A subscription could not be compared');
    }
  };
  const offered = new Set(payments.all.map(({ name }) => name));
  for (const { gateway, id } of known) if (offered.has(gateway)) await check(gateway, id);
  const seen = new Set(known.map(({ gateway, id }) => `${gateway} ${id}`));
  for (const gateway of payments.all)
    for await (const id of gateway.listSubscriptions(new Date(Date.now() - lookBack)))
      if (!seen.has(`${gateway.name} ${id}`)) await check(gateway.name, id);
  return found;
}

/** What counts as a difference. */
async function fingerprint(payments: Payments, gateway: SubscriptionGateway, id: string) {
  const [row] = await payments.db
    .select({
      status: subscriptions.status,
      price: subscriptions.price_id,
      renews: subscriptions.renews_at,
      ends: subscriptions.ends_at,
    })
    .from(subscriptions)
    .where(and(eq(subscriptions.gateway, gateway), eq(subscriptions.gateway_id, id)));
  return JSON.stringify(row ?? null);
}

/** Ends subscriptions that were not paid within the time of grace, at their gateway. */
async function endUnpaid(payments: Payments): Promise<void> {
  const due = await payments.db
    .select()
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.status, 'past_due'),
        ne(subscriptions.gateway, 'test'),
        lt(subscriptions.grace_ends_at, sql`now()`),
      ),
    )
    .limit(100);
  for (const { id, gateway, gateway_id } of due) {
    await payments.gateway(gateway).cancel(gateway_id, 'now', `unpaid ${id}`);
    await payments.sync(gateway, gateway_id);
  }
}

/** Ends plans that were given for a time. */
async function endGrants(payments: Payments): Promise<void> {
  const due = await payments.db
    .select({ id: subscriptions.gateway_id })
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.gateway, 'grant'),
        ne(subscriptions.status, 'ended'),
        lt(subscriptions.ends_at, sql`now()`),
      ),
    )
    .limit(500);
  for (const { id } of due) await payments.sync('grant', id);
}

/** Forgets payments that nobody finished. */
async function expireCheckouts(payments: Payments): Promise<void> {
  await payments.db
    .update(checkouts)
    .set({ status: 'expired' })
    .where(
      and(
        inArray(checkouts.status, ['open', 'action', 'failed']),
        lt(checkouts.created_at, sql`now() - interval '2 days'`),
      ),
    );
}

/** The work of payments that nobody asks for: late messages, what is due, and the daily comparison. */
export const paymentJobs = (payments: Payments, log: Pick<Logger, 'warn'>): Job[] => [
  defineJob({
    kind: 'payments.follow',
    input: v.object({}),
    every: 5 * minute,
    run: async () => {
      await payments.followEvents();
      await payments.test.runDue();
      await endUnpaid(payments);
      await endGrants(payments);
    },
  }),
  defineJob({
    kind: 'payments.compare',
    input: v.object({}),
    every: day,
    timeout: 60 * minute,
    run: async () => {
      await expireCheckouts(payments);
      await deletePastEvents(payments.db);
      return { ...(await compareWithGateways(payments, log)) };
    },
  }),
];
