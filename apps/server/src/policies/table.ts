import { integer, pgTable, primaryKey, timestamp } from 'drizzle-orm/pg-core';
import { linkTo } from '../records/columns.ts';
import { users } from '../users/table.ts';

/** Who has accepted which version of a policy, and when. Rows are never changed. */
export const policyConsents = pgTable(
  'policy_consents',
  {
    user_id: linkTo(() => users.id),
    policy_id: integer().notNull(),
    version: integer().notNull(),
    accepted_at: timestamp({ withTimezone: true, precision: 3 }).notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.user_id, t.policy_id, t.version] })],
);
