import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAt, id, linkTo } from '../records/columns.ts';
import { sessions } from '../sessions/table.ts';
import { users } from '../users/table.ts';

/** The channels that people have chosen for kinds of notifications. */
export const notificationChoices = pgTable(
  'notification_choices',
  {
    user_id: linkTo(() => users.id),
    notif_id: text().notNull(),
    channels: jsonb().$type<Partial<Record<'app' | 'email' | 'browser', boolean>>>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.user_id, t.notif_id] })],
);

/** What a daily summary tells of a notification. */
export interface DigestEntry {
  lines: string[];
  href: string;
}

/** People who want one mail a day in the place of one for each notification, and what waits for it. */
export const notificationDigests = pgTable('notification_digests', {
  user_id: linkTo(() => users.id).primaryKey(),
  waiting: jsonb().$type<DigestEntry[]>().notNull().default([]),
});

/** Browsers that receive notifications by web push. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    id: id(),
    user_id: linkTo(() => users.id),
    /** The session that added the browser: with its end the browser gets nothing more. Null for those from before. */
    session_id: integer().references(() => sessions.id, { onDelete: 'cascade' }),
    endpoint: text().notNull().unique(),
    p256dh: text().notNull(),
    auth: text().notNull(),
    created_at: createdAt(),
  },
  (t) => [
    index('push_subscriptions_user').on(t.user_id),
    index('push_subscriptions_session').on(t.session_id),
  ],
);
