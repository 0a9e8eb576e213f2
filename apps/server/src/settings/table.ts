import { boolean, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { updatedAt } from '../records/columns.ts';

/** Settings that override the defaults, one group per row. Only public groups reach a page. */
export const settings = pgTable('settings', {
  key: text().primaryKey(),
  value: jsonb().notNull(),
  is_public: boolean().notNull().default(false),
  updated_at: updatedAt(),
});
