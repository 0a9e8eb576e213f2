import { sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { createdAt, linkTo } from '../records/columns.ts';
import { users } from '../users/table.ts';

/** Whom a person has blocked: a blocked person sees and reaches nothing of the other. */
export const userBlocks = pgTable(
  'user_blocks',
  { user_id: linkTo(() => users.id), blocked_id: linkTo(() => users.id), created_at: createdAt() },
  (t) => [
    primaryKey({ columns: [t.user_id, t.blocked_id] }),
    index('user_blocks_blocked').on(t.blocked_id),
    check('user_blocks_other', sql`${t.user_id} <> ${t.blocked_id}`),
  ],
);
