import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Solved tasks, each of which is accepted once, and people who have passed the check for uploads. */
export const humanSolutions = pgTable(
  'human_solutions',
  {
    hash: text().primaryKey(),
    expires_at: timestamp({ withTimezone: true, precision: 3 }).notNull(),
  },
  (t) => [index('human_solutions_end').on(t.expires_at)],
);
