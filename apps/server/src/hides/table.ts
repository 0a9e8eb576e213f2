import { integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { createdAt, linkTo } from '../records/columns.ts';
import { users } from '../users/table.ts';

/** What a person does not want to hear or see. */
export const hides = pgTable(
  'hides',
  {
    user_id: linkTo(() => users.id),
    kind: text({ enum: ['track', 'artist', 'genre', 'tag'] }).notNull(),
    record_id: integer().notNull(),
    scope: text({ enum: ['radio', 'shuffle', 'search', 'everywhere'] }).notNull(),
    /** When it ends. Null for no end. */
    until: timestamp({ withTimezone: true, precision: 3 }),
    created_at: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.user_id, t.kind, t.record_id] })],
);
