import { pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt } from '../records/columns.ts';

/** Random values that all servers of one database share and that no response ever contains. */
export const secrets = pgTable('secrets', {
  name: text().primaryKey(),
  value: text().notNull(),
  created_at: createdAt(),
});
