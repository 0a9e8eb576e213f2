import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { createdAt, id } from '../records/columns.ts';
import type { RemovedRows } from '../records/removedRows.ts';
import { users } from '../users/table.ts';

/** The log of changes in the administration. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: id(),
    user_id: integer().references(() => users.id, { onDelete: 'set null' }),
    /** The name of the person when the change was made. */
    user_name: text().notNull(),
    action: text().notNull(),
    resource: text().notNull(),
    record_ids: jsonb().$type<number[]>().notNull(),
    label: text().notNull(),
    /** The names of person and record, and the resource, normalised. */
    search_text: text().notNull(),
    before: jsonb().$type<Record<string, unknown>>(),
    after: jsonb().$type<Record<string, unknown>>(),
    /** The rows that a removal deleted, while it can be undone. */
    removed: jsonb().$type<RemovedRows>(),
    /** The job that made the change, for changes of many records. Finished jobs are deleted earlier than entries. */
    job_id: integer(),
    undone_at: timestamp({ withTimezone: true, precision: 3 }),
    created_at: createdAt(),
  },
  (t) => [
    index('audit_entries_by_newest').on(t.created_at, t.id),
    index('audit_entries_user').on(t.user_id, t.created_at),
    index('audit_entries_job')
      .on(t.job_id)
      .where(sql`job_id is not null`),
  ],
);
