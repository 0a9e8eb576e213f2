import { boolean, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { updatedAt } from '../catalogue/columns.ts';

/** What was set differently from the defaults, a group a row. Only public groups ever reach a page. */
export const settings = pgTable('settings', {
  key: text().primaryKey(),
  value: jsonb().notNull(),
  is_public: boolean().notNull().default(false),
  updated_at: updatedAt(),
});
