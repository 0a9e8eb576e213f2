import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { UploadMetadata } from '@segno/data/contract';
import { createdAt, id, timeColumns } from '../records/columns.ts';
import { ownerId, users } from '../users/table.ts';

const instant = () => timestamp({ withTimezone: true, precision: 3 });

/** Stored files. */
export const fileEntries = pgTable(
  'file_entries',
  {
    id: id(),
    owner_id: ownerId(),
    /** What the person called it, with its ending. */
    name: text().notNull(),
    /** In bytes. */
    file_size: bigint({ mode: 'number' }).notNull(),
    /** By content. */
    mime: text().notNull(),
    extension: text().notNull(),
    /** SHA-256, hexadecimal; null until it was computed. */
    hash: text(),
    disk: text({ enum: ['public', 'uploads'] }).notNull(),
    path: text().notNull().unique(),
    /** Set when its owner deleted it. The file is removed after the grace period. */
    deleted_at: instant(),
    ...timeColumns(),
  },
  (t) => [
    index('file_entries_owner').on(t.owner_id, t.id),
    index('file_entries_deleted').on(t.deleted_at),
    index('file_entries_created').on(t.created_at),
    index('file_entries_hash').on(t.hash),
  ],
);

/** Uploads in steps that are not finished, or were a short time ago. */
export const uploads = pgTable(
  'uploads',
  {
    /** Random: the id of the upload in addresses, and the end of its path. */
    key: text().primaryKey(),
    owner_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    method: text({ enum: ['tus', 's3'] }).notNull(),
    disk: text({ enum: ['public', 'uploads'] }).notNull(),
    path: text().notNull().unique(),
    /** Of an upload in parts to the store. */
    s3_upload_id: text(),
    name: text().notNull(),
    mime: text().notNull(),
    size: bigint({ mode: 'number' }).notNull(),
    metadata: jsonb().$type<UploadMetadata>().notNull(),
    /** Set with the end of the upload, so that a repetition has the same response. */
    file_entry_id: integer().references(() => fileEntries.id, { onDelete: 'cascade' }),
    /** The request that writes, and until when if it does not extend it. */
    lease: text(),
    leased_until: instant(),
    created_at: createdAt(),
    expires_at: instant().notNull(),
  },
  (t) => [
    index('uploads_owner').on(t.owner_id),
    index('uploads_expired').on(t.expires_at),
    check('uploads_size', sql`size >= 0`),
  ],
);

export type FileEntryRow = typeof fileEntries.$inferSelect;
