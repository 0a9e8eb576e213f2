import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { artists } from '../artists/table.ts';
import { fileEntries } from '../files/table.ts';
import { createdAt, id, linkKeys, linkTo } from '../records/columns.ts';
import { users } from '../users/table.ts';

/** Requests of people for the rights of an artist. */
export const backstageRequests = pgTable(
  'backstage_requests',
  {
    id: id(),
    type: text({ enum: ['verify', 'become', 'claim'] }).notNull(),
    user_id: linkTo(() => users.id),
    artist_id: integer().references(() => artists.id, { onDelete: 'cascade' }),
    /** The name of a new artist. */
    name: text(),
    role: text({ enum: ['artist', 'manager', 'label', 'agent'] }).notNull(),
    evidence: text().notNull(),
    links: jsonb().$type<string[]>().notNull(),
    status: text({ enum: ['pending', 'approved', 'denied', 'withdrawn'] })
      .notNull()
      .default('pending'),
    reviewer_id: integer().references(() => users.id, { onDelete: 'set null' }),
    note: text(),
    created_at: createdAt(),
    decided_at: timestamp({ withTimezone: true, precision: 3 }),
  },
  (t) => [
    uniqueIndex('backstage_requests_open')
      .on(t.user_id, t.type)
      .where(sql`status = 'pending'`),
    index('backstage_requests_user').on(t.user_id, t.created_at),
    index('backstage_requests_artist').on(t.artist_id),
    check('backstage_requests_subject', sql`type = 'become' or artist_id is not null`),
  ],
);

/** The files that show that a request is right. */
export const backstageRequestFiles = pgTable(
  'backstage_request_files',
  {
    request_id: linkTo(() => backstageRequests.id),
    file_entry_id: linkTo(() => fileEntries.id),
  },
  (t) => linkKeys('backstage_request_files', [t.request_id, t.file_entry_id]),
);
