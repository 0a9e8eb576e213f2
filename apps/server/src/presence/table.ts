import { integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '../users/table.ts';

/** Who has a record open, and until when that is assumed. */
export const presences = pgTable(
  'presences',
  {
    /** The record, such as `albums/7`. */
    place: text().notNull(),
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    seen_until: timestamp({ withTimezone: true, precision: 3 }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.place, t.user_id] })],
);
