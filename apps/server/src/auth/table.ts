import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { createdAt } from '../records/columns.ts';
import { users } from '../users/table.ts';

const instant = () => timestamp({ withTimezone: true, precision: 3 });
const userId = () =>
  integer()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' });

/** The current verification code of each unverified user. */
export const verificationCodes = pgTable('verification_codes', {
  user_id: userId(),
  /** Keyed digest of the code. */
  code_hash: text().notNull(),
  /** How often a code was entered. */
  attempts: integer().notNull().default(0),
  created_at: createdAt(),
  expires_at: instant().notNull(),
});

/** The current password-reset token of each user who asked for one. */
export const passwordResets = pgTable('password_resets', {
  user_id: userId(),
  /** SHA-256 of the token. */
  token_hash: text().notNull().unique(),
  created_at: createdAt(),
  expires_at: instant().notNull(),
});
