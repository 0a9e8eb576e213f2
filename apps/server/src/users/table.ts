import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { id, timeColumns } from '../catalogue/columns.ts';

/** Users, and the house account, which owns editorial playlists. */
export const users = pgTable('users', {
  id: id(),
  name: text().notNull(),
  email: text().unique(),
  ...timeColumns(),
});

/** The user or house account that owns a record. */
export const ownerId = () => integer().references(() => users.id, { onDelete: 'set null' });
