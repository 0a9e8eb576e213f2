import { pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id } from '../records/columns.ts';

/** The messages of the contact page. */
export const contactMessages = pgTable('contact_messages', {
  id: id(),
  name: text().notNull(),
  email: text().notNull(),
  message: text().notNull(),
  created_at: createdAt(),
});
