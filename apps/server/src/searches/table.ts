import { index, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { createdAt, id, linkTo } from '../records/columns.ts';
import { users } from '../users/table.ts';

/** The latest searches of each person. */
export const recentSearches = pgTable(
  'recent_searches',
  { id: id(), user_id: linkTo(() => users.id), query: text().notNull(), created_at: createdAt() },
  (t) => [
    unique('recent_searches_query').on(t.user_id, t.query),
    index('recent_searches_newest').on(t.user_id, t.created_at),
  ],
);
