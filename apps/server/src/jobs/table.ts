import { jobStates, type JsonValue } from '@segno/data/contract';
import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  real,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { createdAt, id } from '../records/columns.ts';
import { users } from '../users/table.ts';

const instant = () => timestamp({ withTimezone: true, precision: 3 });

/** Work that is done outside of a request. */
export const jobs = pgTable(
  'jobs',
  {
    id: id(),
    kind: text().notNull(),
    /** Of the schema of the kind. */
    input: jsonb().$type<JsonValue>().notNull(),
    state: text({ enum: jobStates }).notNull().default('waiting'),
    /** The user who asked for it; null for the server's own work. */
    owner_id: integer().references(() => users.id, { onDelete: 'cascade' }),
    /** Of the jobs of a kind with the same key one waits and one runs at most. */
    key: text(),
    /** How often it was started. */
    attempts: integer().notNull().default(0),
    run_at: instant().notNull().defaultNow(),
    /** The run that holds the job, and until when if it is not extended. */
    lease: text(),
    leased_until: instant(),
    /** From 0 to 1; null while unknown. */
    progress: real(),
    /** What the job returned. */
    result: jsonb().$type<JsonValue>(),
    /** Why it failed, as a sentence for its owner. */
    error: text(),
    created_at: createdAt(),
    started_at: instant(),
    finished_at: instant(),
  },
  (t) => [
    index('jobs_next')
      .on(t.kind, t.run_at, t.id)
      .where(sql`state in ('waiting', 'running')`),
    uniqueIndex('jobs_waiting_key')
      .on(t.kind, t.key)
      .where(sql`state = 'waiting'`),
    index('jobs_owner').on(t.owner_id, t.id),
    index('jobs_finished').on(t.finished_at),
    check('jobs_state', sql.raw(`state in (${jobStates.map((one) => `'${one}'`).join(', ')})`)),
  ],
);

/** When the repeated kinds run next. */
export const jobSchedules = pgTable('job_schedules', {
  kind: text().primaryKey(),
  next_at: instant().notNull().defaultNow(),
});
