import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { createdAt } from '../records/columns.ts';
import { users } from '../users/table.ts';

/**
 * Steps of a sign-in or a change that wait for the next one, such as a second factor. The browser has the token in a
 * cookie, so that the step belongs to it.
 */
export const pendingSteps = pgTable(
  'pending_steps',
  {
    /** SHA-256 of the token. */
    token_hash: text().primaryKey(),
    kind: text().notNull(),
    /** The account that it is about; null while it is not known. */
    user_id: integer().references(() => users.id, { onDelete: 'cascade' }),
    data: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    attempts: integer().notNull().default(0),
    created_at: createdAt(),
    expires_at: timestamp({ withTimezone: true, precision: 3 }).notNull(),
  },
  (t) => [index('pending_steps_end').on(t.expires_at), index('pending_steps_user').on(t.user_id)],
);
