import type { AppearanceValues } from '@segno/data/contract';
import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { bytes, createdAt, id, timeColumns } from '../records/columns.ts';
import { users } from '../users/table.ts';

const person = () => integer().references(() => users.id, { onDelete: 'set null' });
const time = () => timestamp({ withTimezone: true, precision: 3 });

/** Change sets: drafts of an appearance that are not published yet. */
export const appearanceDrafts = pgTable('appearance_drafts', {
  id: id(),
  name: text().notNull(),
  values: jsonb().$type<AppearanceValues>().notNull(),
  /** The version of the published appearance from which it was begun. */
  base_version: text().notNull(),
  /** The values of that version; null for drafts that are older than this column. */
  base_values: jsonb().$type<AppearanceValues>(),
  version: integer().notNull().default(1),
  publish_at: time(),
  /** Why it is published although it is hard to read. */
  reason: text(),
  /** The digest of the token of its link. */
  token_hash: text().unique(),
  token_expires_at: time(),
  updated_by: person(),
  ...timeColumns(),
});

/** Everything that was published, with its author. */
export const appearanceReleases = pgTable(
  'appearance_releases',
  {
    id: id(),
    /** The name of the change set; null for a publication without one. */
    name: text(),
    values: jsonb().$type<AppearanceValues>().notNull(),
    reason: text(),
    published_by: person(),
    created_at: createdAt(),
  },
  (t) => [index('appearance_releases_time').on(t.created_at)],
);

/** Pictures and fonts of an appearance. A file is stored once, under the digest of its bytes. */
export const appearanceFiles = pgTable('appearance_files', {
  hash: text().primaryKey(),
  mime: text().notNull(),
  bytes: bytes().notNull(),
  created_at: createdAt(),
});
