import { bigint, boolean, index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { bytes, createdAt, id, linkTo } from '../records/columns.ts';
import { users } from '../users/table.ts';

/** Passkeys (WebAuthn credentials) of people. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: id(),
    user_id: linkTo(() => users.id),
    credential_id: text().notNull().unique(),
    public_key: bytes().notNull(),
    /** The signature counter; 0 for passkeys that have none. */
    counter: bigint({ mode: 'number' }).notNull(),
    transports: jsonb().$type<string[]>().notNull().default([]),
    name: text().notNull(),
    is_synced: boolean().notNull(),
    created_at: createdAt(),
    last_used_at: timestamp({ withTimezone: true, precision: 3 }),
  },
  (t) => [index('passkeys_user').on(t.user_id)],
);
