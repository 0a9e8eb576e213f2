import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { id, timeColumns } from '../catalogue/columns.ts';

/** People, and the house account that owns the playlists of the house. */
export const users = pgTable('users', {
  id: id(),
  name: text().notNull(),
  email: text().unique(),
  ...timeColumns(),
});

/** The person or house account that a record belongs to. */
export const ownerId = () => integer().references(() => users.id, { onDelete: 'set null' });
