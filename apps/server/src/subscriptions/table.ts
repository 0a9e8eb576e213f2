import type { PaymentMethod } from '@segno/data/contract';
import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { id, linkTo, timeColumns } from '../records/columns.ts';
import { prices, products } from '../products/table.ts';
import { users } from '../users/table.ts';

const instant = () => timestamp({ withTimezone: true, precision: 3 });

/** The subscriptions of people, as their gateway has them. `applySubscription` is the only writer. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    id: id(),
    user_id: linkTo(() => users.id),
    product_id: integer()
      .notNull()
      .references(() => products.id),
    price_id: integer()
      .notNull()
      .references(() => prices.id),
    gateway: text({ enum: ['test', 'stripe', 'paypal', 'grant'] }).notNull(),
    gateway_id: text().notNull(),
    quantity: integer().notNull().default(1),
    status: text({ enum: ['trialing', 'active', 'past_due', 'paused', 'cancelled', 'ended'] }).notNull(),
    trial_ends_at: instant(),
    renews_at: instant(),
    ends_at: instant(),
    /** When a subscription that is not paid ends. */
    grace_ends_at: instant(),
    resumes_at: instant(),
    method: jsonb().$type<PaymentMethod>(),
    /** What is kept for the next payments, in the minor unit of the price's currency. */
    credit: bigint({ mode: 'number' }).notNull().default(0),
    /** The number of the last reading of the gateway that was applied. */
    synced: bigint({ mode: 'number' }).notNull(),
    /** Why the person cancelled, in their words. */
    cancel_reason: text(),
    cancel_comment: text(),
    ...timeColumns(),
  },
  (t) => [
    uniqueIndex('subscriptions_gateway').on(t.gateway, t.gateway_id),
    // A person has one subscription at a time.
    uniqueIndex('subscriptions_current')
      .on(t.user_id)
      .where(sql`status <> 'ended'`),
    index('subscriptions_user').on(t.user_id),
    index('subscriptions_product').on(t.product_id),
    index('subscriptions_price').on(t.price_id),
    check('subscriptions_gateways', sql`gateway in ('test', 'stripe', 'paypal', 'grant')`),
    check(
      'subscriptions_status',
      sql`status in ('trialing', 'active', 'past_due', 'paused', 'cancelled', 'ended')`,
    ),
  ],
);
