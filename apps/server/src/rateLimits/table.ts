import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** Cost of each client on all servers in a period. Rows of past periods are deleted. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    /** Keyed digest of the client's address. */
    client: text().notNull(),
    /** Number of the period since 1970. */
    period: integer().notNull(),
    cost: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.client, t.period] })],
);
