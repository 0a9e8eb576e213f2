import type { InvoiceLine } from '@segno/data/contract';
import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { createdAt, id, linkTo, timeColumns } from '../records/columns.ts';
import { prices, products } from '../products/table.ts';
import { subscriptions } from '../subscriptions/table.ts';
import { users } from '../users/table.ts';
import type { TestAccount } from './testGateway/engine.ts';

const instant = () => timestamp({ withTimezone: true, precision: 3 });
const gateway = () => text({ enum: ['test', 'stripe', 'paypal'] }).notNull();
const amount = () => bigint({ mode: 'number' }).notNull().default(0);

/** Numbers the readings of gateways, so that an older one never replaces a newer one. */
export const gatewayReadings = pgSequence('gateway_readings');

/** Payments that have begun. A person has one that is not done at a time. */
export const checkouts = pgTable(
  'checkouts',
  {
    /** A random id. */
    id: text().primaryKey(),
    user_id: linkTo(() => users.id),
    product_id: linkTo(() => products.id),
    price_id: linkTo(() => prices.id),
    gateway: gateway(),
    /** Null until the gateway has answered. */
    gateway_id: text(),
    redirect_url: text(),
    status: text({ enum: ['open', 'action', 'paid', 'failed', 'expired'] })
      .notNull()
      .default('open'),
    message: text(),
    ...timeColumns(),
  },
  (t) => [
    uniqueIndex('checkouts_current')
      .on(t.user_id)
      .where(sql`status in ('open', 'action', 'failed')`),
    uniqueIndex('checkouts_gateway').on(t.gateway, t.gateway_id),
    index('checkouts_user').on(t.user_id),
    index('checkouts_product').on(t.product_id),
    index('checkouts_price').on(t.price_id),
    index('checkouts_created').on(t.created_at),
  ],
);

/** The buyer or seller of an invoice, as it was when the invoice was made. */
export interface InvoiceParty {
  name: string;
  address: string | null;
  tax_number: string | null;
  email: string | null;
}

/** Invoices. Their numbers have no gaps. They stay when the person's account is deleted. */
export const invoices = pgTable(
  'invoices',
  {
    id: id(),
    user_id: integer().references(() => users.id, { onDelete: 'set null' }),
    subscription_id: integer().references(() => subscriptions.id, { onDelete: 'set null' }),
    number: text().notNull().unique(),
    gateway: gateway(),
    gateway_id: text().notNull(),
    status: text({ enum: ['open', 'paid', 'void', 'uncollectible'] }).notNull(),
    dispute: text({ enum: ['none', 'open', 'won', 'lost'] })
      .notNull()
      .default('none'),
    product_name: text().notNull(),
    currency: text().notNull(),
    subtotal: amount(),
    discount: amount(),
    tax: amount(),
    credit: amount(),
    credited: amount(),
    total: amount(),
    refunded: amount(),
    lines: jsonb().$type<InvoiceLine[]>().notNull(),
    buyer: jsonb().$type<InvoiceParty>().notNull(),
    seller: jsonb().$type<InvoiceParty & { note: string | null }>().notNull(),
    issued_at: instant().notNull(),
    paid_at: instant(),
    ...timeColumns(),
  },
  (t) => [
    uniqueIndex('invoices_gateway').on(t.gateway, t.gateway_id),
    index('invoices_user').on(t.user_id, t.issued_at, t.id),
    index('invoices_subscription').on(t.subscription_id),
    check('invoices_sum', sql`subtotal - discount + tax - credit + credited = total and total >= 0`),
    check('invoices_refunded', sql`refunded between 0 and total`),
  ],
);

/** The last number of each series of invoices. */
export const invoiceSeries = pgTable('invoice_series', {
  name: text().primaryKey(),
  last: integer().notNull(),
});

/** What happened with money, once for each key. */
export const ledgerTransactions = pgTable(
  'ledger_transactions',
  {
    id: id(),
    key: text().notNull().unique(),
    invoice_id: integer().references(() => invoices.id),
    currency: text().notNull(),
    created_at: createdAt(),
  },
  (t) => [index('ledger_transactions_invoice').on(t.invoice_id)],
);

/** The entries of a transaction. Their sum is zero, which a trigger checks (migration `ledger`). */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    transaction_id: linkTo(() => ledgerTransactions.id),
    account: text({
      enum: ['receivable', 'cash', 'revenue', 'tax', 'credit', 'refunds', 'disputes', 'bad_debt'],
    }).notNull(),
    /** Positive is a debit, negative a credit. */
    amount: bigint({ mode: 'number' }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.transaction_id, t.account] })],
);

/** Messages of gateways, each once. */
export const gatewayEvents = pgTable(
  'gateway_events',
  {
    gateway: gateway(),
    event_id: text().notNull(),
    type: text().notNull(),
    subscription_id: text(),
    checkout_id: text(),
    received_at: createdAt(),
    /** Null until what it is about was read. */
    processed_at: instant(),
    attempts: integer().notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.gateway, t.event_id] }),
    index('gateway_events_waiting')
      .on(t.received_at)
      .where(sql`processed_at is null`),
    index('gateway_events_received').on(t.received_at),
  ],
);

/** The ids of prices at gateways. */
export const gatewayPrices = pgTable(
  'gateway_prices',
  {
    price_id: linkTo(() => prices.id),
    gateway: gateway(),
    gateway_id: text().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.price_id, t.gateway] }),
    uniqueIndex('gateway_prices_gateway').on(t.gateway, t.gateway_id),
  ],
);

/** What the test gateway has about people. */
export const testAccounts = pgTable(
  'test_accounts',
  {
    user_id: integer()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    data: jsonb().$type<TestAccount>().notNull(),
    /** When something is due. */
    due_at: instant(),
    updated_at: timestamp({ withTimezone: true, precision: 3 })
      .notNull()
      .defaultNow()
      .$onUpdate(() => new Date()),
  },
  (t) => [index('test_accounts_due').on(t.due_at)],
);
