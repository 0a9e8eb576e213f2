import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Counts of sensitive requests, such as sign-ins, on all servers. */
export const attempts = pgTable(
  'attempts',
  {
    /** The action, and a keyed digest of the account or network that it is counted for. */
    key: text().primaryKey(),
    count: integer().notNull(),
    /** When the count starts again from 0. */
    resets_at: timestamp({ withTimezone: true, precision: 3 }).notNull(),
  },
  (t) => [index('attempts_end').on(t.resets_at)],
);
