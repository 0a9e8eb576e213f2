import type { Permission } from '@segno/data/contract';
import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { id, linkTo, timeColumns } from '../records/columns.ts';

/** Plans that people subscribe to. */
export const products = pgTable('products', {
  id: id(),
  name: text().notNull(),
  description: text(),
  /** Where it stands among the others, from the left. */
  position: integer().notNull().default(0),
  hidden: boolean().notNull().default(false),
  recommended: boolean().notNull().default(false),
  free: boolean().notNull().default(false),
  feature_list: jsonb().$type<string[]>().notNull().default([]),
  /** What its subscribers may do, beside the permissions of their roles. */
  permissions: jsonb().$type<Permission[]>().notNull().default([]),
  /** Set when it was deleted. Subscriptions to it go on. */
  deleted_at: timestamp({ withTimezone: true, precision: 3 }),
  ...timeColumns(),
});

/** What products cost. A price in use is never changed: another one replaces it. */
export const prices = pgTable(
  'prices',
  {
    id: id(),
    product_id: linkTo(() => products.id),
    /** In the minor unit of the currency. */
    amount: bigint({ mode: 'number' }).notNull(),
    currency: text().notNull(),
    interval: text({ enum: ['day', 'month', 'year'] }).notNull(),
    interval_count: integer().notNull().default(1),
    /** Set when it is not offered any more. Subscriptions keep it. */
    archived_at: timestamp({ withTimezone: true, precision: 3 }),
    ...timeColumns(),
  },
  (t) => [
    index('prices_product').on(t.product_id),
    check('prices_amount', sql`amount >= 0`),
    check('prices_currency', sql`currency ~ '^[A-Z]{3}$'`),
    check('prices_interval', sql`interval in ('day', 'month', 'year') and interval_count between 1 and 1000`),
  ],
);
