import * as v from 'valibot';
import { Count, Id, Timestamp } from '../shared/contract.ts';
import { defineTable } from '../tables/defineTable.ts';
import { adminFields, defineAdminResource } from './defineAdminResource.ts';

const states = ['waiting', 'running', 'done', 'failed'] as const;

/** A piece of work outside of a request. */
export const AdminJob = v.object({
  ...adminFields,
  kind: v.string(),
  state: v.picklist(states),
  attempts: Count,
  /** From 0 to 1; null while unknown. */
  progress: v.nullable(v.number()),
  /** Why it failed, as a sentence. */
  error: v.nullable(v.string()),
  owner: v.nullable(v.object({ id: Id, name: v.string() })),
  run_at: Timestamp,
  created_at: Timestamp,
  finished_at: v.nullable(Timestamp),
});
export type AdminJob = v.InferOutput<typeof AdminJob>;
export const adminJobs = defineAdminResource({
  name: 'jobs',
  permission: 'logs.view',
  table: defineTable({
    orders: { newest: 'desc' },
    order: 'newest',
    filters: { state: { kind: 'choice', values: states }, created_at: { kind: 'day' } },
  }),
  record: AdminJob,
  input: v.object({}),
});

/** When the repeated kinds of jobs run next. */
export const AdminSchedules = v.object({
  schedules: v.array(v.object({ kind: v.string(), next_at: Timestamp })),
});
export const ScheduleParam = v.object({ kind: v.pipe(v.string(), v.maxLength(100)) });

/** A message that waits until it is sent. */
export const AdminMail = v.object({
  ...adminFields,
  to: v.string(),
  subject: v.string(),
  text: v.string(),
  html: v.string(),
  attempts: Count,
  next_attempt_at: Timestamp,
  created_at: Timestamp,
});
export type AdminMail = v.InferOutput<typeof AdminMail>;
export const adminMails = defineAdminResource({
  name: 'outgoing-email',
  permission: 'logs.view',
  table: defineTable({
    orders: { newest: 'desc' },
    order: 'newest',
    filters: { created_at: { kind: 'day' } },
  }),
  record: AdminMail,
  input: v.object({}),
});
