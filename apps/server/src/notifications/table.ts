import type { NotificationData } from '@segno/data/contract';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, id, linkTo } from '../records/columns.ts';
import { users } from '../users/table.ts';

/** Messages in the app, each for one user. */
export const notifications = pgTable(
  'notifications',
  {
    id: id(),
    user_id: linkTo(() => users.id),
    /** The person whose name the message has. It goes with their account. */
    actor_id: integer().references(() => users.id, { onDelete: 'cascade' }),
    type: text().notNull(),
    /** What it is about. While one with this subject is unread, another replaces it. */
    subject: text().notNull(),
    data: jsonb().$type<NotificationData>().notNull(),
    read_at: timestamp({ withTimezone: true, precision: 3 }),
    created_at: createdAt(),
  },
  (t) => [
    index('notifications_newest').on(t.user_id, t.created_at, t.id),
    index('notifications_created').on(t.created_at),
    index('notifications_actor').on(t.actor_id),
    // Also finds the unread ones of a user.
    uniqueIndex('notifications_unread_subject')
      .on(t.user_id, t.subject)
      .where(sql`read_at is null`),
  ],
);
