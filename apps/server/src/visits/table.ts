import { date, pgTable } from 'drizzle-orm/pg-core';
import { bytes, createdAt } from '../records/columns.ts';

/** The random key of a day, with which addresses of visitors become numbers. It is deleted when the day is over. */
export const visitKeys = pgTable('visit_keys', {
  day: date({ mode: 'string' }).primaryKey(),
  key: bytes().notNull(),
  created_at: createdAt(),
});
