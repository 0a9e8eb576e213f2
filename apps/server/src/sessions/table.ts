import { boolean, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { createdAt, id, linkTo } from '../records/columns.ts';
import { users } from '../users/table.ts';

const instant = () => timestamp({ withTimezone: true, precision: 3 });

/** Sessions of signed-in people. The tokens themselves are only in the cookies of their browsers. */
export const sessions = pgTable(
  'sessions',
  {
    id: id(),
    user_id: linkTo(() => users.id),
    /** SHA-256 of the token. */
    token_hash: text().notNull().unique(),
    /** SHA-256 of the token before the last rotation, which requests in flight still send. */
    previous_hash: text(),
    rotated_at: createdAt(),
    /** Whether the browser has sent the token of the last rotation: its response may have been lost. */
    is_confirmed: boolean().notNull().default(true),
    /** Whether the person stays signed in for a month. */
    remember: boolean().notNull(),
    user_agent: text().notNull().default(''),
    ip_address: text().notNull().default(''),
    created_at: createdAt(),
    last_active_at: createdAt(),
    /** When the password was confirmed in this session (CONFIRM-1). */
    password_confirmed_at: instant(),
    /** Whose site the admin of the session sees (ADMIN-15). */
    acting_as: integer().references(() => users.id, { onDelete: 'set null' }),
    /** The absolute end. */
    expires_at: instant().notNull(),
  },
  (t) => [
    index('sessions_user').on(t.user_id),
    index('sessions_acting').on(t.acting_as),
    index('sessions_previous').on(t.previous_hash),
    index('sessions_end').on(t.expires_at),
  ],
);
