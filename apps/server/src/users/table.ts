import { pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, updatedAt } from '../catalogue/columns.ts';

/** People, and the house account that owns the playlists of the house. */
export const users = pgTable('users', {
  id: id(),
  name: text().notNull(),
  email: text().unique(),
  created_at: createdAt(),
  updated_at: updatedAt(),
});
