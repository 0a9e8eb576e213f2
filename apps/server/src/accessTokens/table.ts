import { index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { createdAt, id, linkTo } from '../records/columns.ts';
import { users } from '../users/table.ts';

const instant = () => timestamp({ withTimezone: true, precision: 3 });

/** Tokens with which programs of people use the API. */
export const accessTokens = pgTable(
  'access_tokens',
  {
    id: id(),
    user_id: linkTo(() => users.id),
    name: text().notNull(),
    /** SHA-256 of the token. */
    token_hash: text().notNull().unique(),
    scopes: jsonb().$type<('read' | 'write')[]>().notNull(),
    last_used_at: instant(),
    expires_at: instant(),
    created_at: createdAt(),
  },
  (t) => [index('access_tokens_user').on(t.user_id)],
);
