import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { createdAt, id } from '../records/columns.ts';

/** How many messages were sent in an hour by all servers, for the limit of the settings. */
export const mailHours = pgTable('mail_hours', {
  hour: timestamp({ withTimezone: true }).primaryKey(),
  sent: integer().notNull(),
});

/** Messages to send. A row is deleted once the message was handed to the mail server. */
export const mails = pgTable(
  'mails',
  {
    id: id(),
    to: text().notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    html: text().notNull(),
    /** The address that ends mails of this kind by one click. */
    unsubscribe_url: text(),
    attempts: integer().notNull().default(0),
    created_at: createdAt(),
    next_attempt_at: timestamp({ withTimezone: true, precision: 3 }).notNull().defaultNow(),
  },
  (t) => [index('mails_next').on(t.next_attempt_at)],
);
