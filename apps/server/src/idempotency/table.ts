import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAt, linkTo } from '../records/columns.ts';
import { users } from '../users/table.ts';

/** Changes with a key, and what their response was: a repeated request gets the same response. */
export const repeatableChanges = pgTable(
  'repeatable_changes',
  {
    user_id: linkTo(() => users.id),
    key: text().notNull(),
    /** Digest of method, path and body. */
    digest: text().notNull(),
    /** Null while the change runs. */
    status: integer(),
    /** The response, in JSON, encrypted. Of an earlier version it is plain. */
    body: text(),
    created_at: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.user_id, t.key] }), index('repeatable_changes_time').on(t.created_at)],
);
