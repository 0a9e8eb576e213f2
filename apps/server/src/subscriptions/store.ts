import type { Subscription, SubscriptionGateway } from '@segno/data/contract';
import { and, desc, eq, ne } from 'drizzle-orm';
import type { Database } from '../db/Database.ts';
import { readPlans } from '../products/store.ts';
import { type SubscriptionRights, subscriptionsOfUser } from '../users/subscriptionsOfUser.ts';
import { users } from '../users/table.ts';
import { subscriptions } from './table.ts';

type Row = typeof subscriptions.$inferSelect;

/**
 * The rights that the subscriptions of a user give.
 *
 * @public
 */
export async function subscriptionsOf(db: Database, userId: number): Promise<SubscriptionRights[]> {
  const [found] = await db
    .select({ subscriptions: subscriptionsOfUser })
    .from(users)
    .where(eq(users.id, userId));
  return found?.subscriptions ?? [];
}

const iso = (time: Date | null) => time?.toISOString() ?? null;

async function toSubscription(db: Database, row: Row): Promise<Subscription> {
  const [plan] = await readPlans(db, [row]);
  if (!plan) throw new Error(`Subscription ${row.id} has no price.`);
  const valid =
    row.status !== 'ended' &&
    (row.status !== 'cancelled' || (row.ends_at?.getTime() ?? 0) > Date.now()) &&
    (row.status !== 'past_due' || (row.grace_ends_at?.getTime() ?? Infinity) > Date.now());
  return {
    id: row.id,
    status: row.status,
    ...plan,
    gateway: row.gateway,
    quantity: row.quantity,
    trial_ends_at: iso(row.trial_ends_at),
    renews_at: iso(row.renews_at),
    ends_at: iso(row.ends_at),
    grace_ends_at: iso(row.grace_ends_at),
    resumes_at: iso(row.resumes_at),
    valid,
    active: valid && row.status !== 'paused',
    cancelled: row.status === 'cancelled' || row.status === 'ended',
    on_grace_period: valid && (row.status === 'cancelled' || row.status === 'past_due'),
    created_at: row.created_at.toISOString(),
  };
}

/** Whether a subscription of a gateway has been stored. */
export const isKnown = async (db: Database, gateway: SubscriptionGateway, id: string): Promise<boolean> =>
  (await db.$count(
    subscriptions,
    and(eq(subscriptions.gateway, gateway), eq(subscriptions.gateway_id, id)),
  )) > 0;

/** The row of a user's subscription that has not ended. */
export async function currentRow(db: Database, userId: number): Promise<Row | null> {
  const [row] = await db
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.user_id, userId), ne(subscriptions.status, 'ended')));
  return row ?? null;
}

/** A user's subscription that has not ended, with its row. */
export async function currentSubscription(
  db: Database,
  userId: number,
): Promise<{ row: Row; subscription: Subscription } | null> {
  const row = await currentRow(db, userId);
  return row && { row, subscription: await toSubscription(db, row) };
}

/** The latest of a user's subscriptions that have ended. */
export async function formerSubscription(db: Database, userId: number): Promise<Subscription | null> {
  const [row] = await db
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.user_id, userId), eq(subscriptions.status, 'ended')))
    .orderBy(desc(subscriptions.ends_at), desc(subscriptions.id))
    .limit(1);
  return row ? toSubscription(db, row) : null;
}

/** Whether a user ever had a subscription: then there is no trial. */
export const hadSubscription = async (db: Database, userId: number): Promise<boolean> =>
  (await db.$count(subscriptions, eq(subscriptions.user_id, userId))) > 0;
