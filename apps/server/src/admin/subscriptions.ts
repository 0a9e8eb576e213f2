import { adminSubscriptions } from '@segno/data/contract';
import { eq, getTableColumns, sql } from 'drizzle-orm';
import type { Database } from '../db/Database.ts';
import { toPrice } from '../products/store.ts';
import { prices, products } from '../products/table.ts';
import { among } from '../records/Listing.ts';
import { subscriptions } from '../subscriptions/table.ts';
import { users } from '../users/table.ts';
import { adminTable } from './AdminTable.ts';
import { timeOrders, timesOf } from './catalogue/columns.ts';

const iso = (time: Date | null) => time?.toISOString() ?? null;

/** Subscriptions with these ids, in any order. */
export async function loadSubscriptions(db: Database, ids: readonly number[]) {
  const found = await db
    .select({
      subscription: getTableColumns(subscriptions),
      user: { id: users.id, name: users.name, email: users.email },
      plan: { id: products.id, name: products.name },
      price: getTableColumns(prices),
    })
    .from(subscriptions)
    .innerJoin(users, eq(users.id, subscriptions.user_id))
    .innerJoin(products, eq(products.id, subscriptions.product_id))
    .innerJoin(prices, eq(prices.id, subscriptions.price_id))
    .where(among(subscriptions.id, ids));
  return found.map(({ subscription, user: { email, ...user }, plan, price }) => ({
    id: subscription.id,
    user,
    email,
    plan,
    price: toPrice(price),
    gateway: subscription.gateway,
    status: subscription.status,
    trial_ends_at: iso(subscription.trial_ends_at),
    renews_at: iso(subscription.renews_at),
    ends_at: iso(subscription.ends_at),
    grace_ends_at: iso(subscription.grace_ends_at),
    cancel_reason: subscription.cancel_reason,
    cancel_comment: subscription.cancel_comment,
    ...timesOf(subscription),
  }));
}

/** The subscriptions of people. Their gateways change them: `adminSubscriptionRoutes`. */
export const subscriptionTable = adminTable({
  resource: adminSubscriptions,
  table: subscriptions,
  listing: {
    table: subscriptions,
    id: subscriptions.id,
    visible: sql`true`,
    orders: timeOrders(subscriptions),
  },
  searchIn: sql`(select lower(u.name || ' ' || coalesce(regexp_replace(u.email, '[^[:alnum:]]+', ' ', 'g'), ''))
    from ${users} u where u.id = ${subscriptions.user_id})`,
  filters: {
    status: subscriptions.status,
    gateway: subscriptions.gateway,
    product_id: subscriptions.product_id,
    created_at: subscriptions.created_at,
    renews_at: subscriptions.renews_at,
  },
  load: loadSubscriptions,
  nameOf: ({ user }) => user.name,
  canDelete: false,
});
