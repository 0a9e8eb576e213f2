import { integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, id, linkTo } from '../records/columns.ts';
import { users } from '../users/table.ts';

/** The secrets of authenticator apps. */
export const twoFactorSecrets = pgTable('two_factor_secrets', {
  user_id: integer()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Encrypted with a key outside the database. */
  secret: text().notNull(),
  /** Null until a first code has confirmed it. */
  confirmed_at: timestamp({ withTimezone: true, precision: 3 }),
  /** The time step of the last used code: a code is valid once. */
  last_step: integer().notNull().default(0),
  created_at: createdAt(),
});

/** Recovery codes that were not used. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    id: id(),
    user_id: linkTo(() => users.id),
    /** Keyed digest, by which a code is found. */
    code_hash: text().notNull(),
    /** Encrypted, to show it again. */
    sealed: text().notNull(),
  },
  (t) => [uniqueIndex('recovery_codes_code').on(t.user_id, t.code_hash)],
);
