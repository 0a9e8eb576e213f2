import type { JobResponse, JsonValue } from '@segno/data/contract';
import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Database } from '../db/Database.ts';
import { Fault } from '../Fault.ts';
import { notFound } from '../http/Problem.ts';
import { serverText } from '../i18n/translations.ts';
import { isAdmin, type SignedInViewer } from '../viewer/Viewer.ts';
import { jobMessages } from './jobMessages.ts';
import type { JobKind } from './defineJob.ts';
import { jobs, jobSchedules } from './table.ts';

export type JobRow = typeof jobs.$inferSelect;

/** How long finished jobs are kept, in days: done ones, and failed ones. */
const keptDays = { done: 7, failed: 30 };

/** Seconds until another server may take over a job whose run is not extended. */
export const leaseSeconds = 30;

export interface EnqueueOptions {
  /** The user who may see the job. */
  ownerId?: number | null;
  /** @default now */
  runAt?: Date;
  /** While a job of this kind with this key waits, no other is added. */
  key?: string;
}

/**
 * Adds a job in the transaction of the change that it belongs to, and returns its id: of the waiting job with the same
 * key, if there is one. It starts within a second after the commit.
 */
export async function enqueue<TSchema extends v.GenericSchema>(
  db: Database,
  { kind, input: schema }: JobKind<TSchema>,
  input: v.InferInput<TSchema>,
  { ownerId = null, runAt, key }: EnqueueOptions = {},
): Promise<number> {
  v.assert(schema, input);
  const values = { kind, input: input as JsonValue, owner_id: ownerId, key: key ?? null };
  // The waiting job can start between the two statements; then another one is added.
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const [added] = await db
      .insert(jobs)
      .values({ ...values, ...(runAt && { run_at: runAt }) })
      .onConflictDoNothing({ target: [jobs.kind, jobs.key], where: sql`state = 'waiting'` })
      .returning({ id: jobs.id });
    if (added) return added.id;
    const [waiting] = await db
      .select({ id: jobs.id })
      .from(jobs)
      .where(and(eq(jobs.kind, kind), eq(jobs.key, key ?? ''), eq(jobs.state, 'waiting')));
    if (waiting) return waiting.id;
  }
  throw new Fault('A job could not be added.');
}

const lease = sql`now() + make_interval(secs => ${leaseSeconds})`;

/** Takes the next job of these kinds: one that is due, or one whose server does not extend its run any more. */
export async function takeJob(db: Database, kinds: readonly string[], run: string): Promise<JobRow | null> {
  const [row] = await db
    .update(jobs)
    .set({
      state: 'running',
      attempts: sql`${jobs.attempts} + 1`,
      lease: run,
      leased_until: lease,
      started_at: sql`now()`,
      progress: null,
    })
    .where(
      sql`${jobs.id} = (select id from ${jobs} next
        where kind in (select jsonb_array_elements_text(${JSON.stringify(kinds)}::jsonb))
          and (state = 'waiting' and run_at <= now()::timestamptz(3) or state = 'running' and leased_until < now())
          and not exists (select 1 from ${jobs} other where other.kind = next.kind and other.key = next.key
            and other.state = 'running' and other.id <> next.id)
        order by run_at, id limit 1 for update skip locked)`,
    )
    .returning();
  return row ?? null;
}

const ofRun = (id: number, run: string) =>
  and(eq(jobs.id, id), eq(jobs.lease, run), eq(jobs.state, 'running'));

/** Whether the run still has its job; then it has it for longer. */
export async function extendLease(db: Database, id: number, run: string): Promise<boolean> {
  const extended = await db
    .update(jobs)
    .set({ leased_until: lease })
    .where(ofRun(id, run))
    .returning({ id: jobs.id });
  return extended.length > 0;
}

export async function saveProgress(db: Database, id: number, run: string, progress: number): Promise<void> {
  await db
    .update(jobs)
    .set({ progress: Math.min(Math.max(progress, 0), 1) })
    .where(ofRun(id, run));
}

const ended = { lease: null, leased_until: null };

export async function finishJob(db: Database, id: number, run: string, result: JsonValue): Promise<void> {
  await db
    .update(jobs)
    .set({ ...ended, state: 'done', progress: 1, result, error: null, finished_at: sql`now()` })
    .where(ofRun(id, run));
}

export async function failJob(db: Database, id: number, run: string, error: string): Promise<void> {
  await db
    .update(jobs)
    .set({ ...ended, state: 'failed', error, finished_at: sql`now()` })
    .where(ofRun(id, run));
}

/**
 * Lets a job run again after a delay in seconds. If another one with its key waits already, that one does the work and
 * this one ends.
 */
export async function returnJob(
  db: Database,
  job: Pick<JobRow, 'id' | 'kind' | 'key'>,
  run: string,
  { delay, isCounted }: { delay: number; isCounted: boolean },
): Promise<void> {
  await db.transaction(async (tx) => {
    if (job.key !== null) {
      const [later] = await tx
        .select({ id: jobs.id })
        .from(jobs)
        .where(and(eq(jobs.kind, job.kind), eq(jobs.key, job.key), eq(jobs.state, 'waiting')))
        .for('update');
      if (later) return failJob(tx, job.id, run, jobMessages.replaced.message);
    }
    await tx
      .update(jobs)
      .set({
        ...ended,
        state: 'waiting',
        run_at: sql`now() + make_interval(secs => ${delay})`,
        ...(!isCounted && { attempts: sql`${jobs.attempts} - 1` }),
      })
      .where(ofRun(job.id, run));
  });
}

/** Makes kinds of jobs repeat, the first time now. */
export async function addSchedules(db: Database, kinds: readonly string[]): Promise<void> {
  if (kinds.length === 0) return;
  await db
    .insert(jobSchedules)
    .values(kinds.map((kind) => ({ kind })))
    .onConflictDoNothing();
}

/** Adds the repeated jobs that are due. One of several servers adds each. */
export async function addScheduled(db: Database, periods: ReadonlyMap<string, number>): Promise<void> {
  if (periods.size === 0) return;
  await db.execute(sql`with due as (
      update ${jobSchedules} set next_at = now() + make_interval(secs =>
        (${JSON.stringify(Object.fromEntries(periods))}::jsonb ->> kind)::float8 / 1000)
      where kind in (select jsonb_object_keys(${JSON.stringify(Object.fromEntries(periods))}::jsonb))
        and next_at <= now()::timestamptz(3)
      returning kind)
    insert into ${jobs} (kind, input, key) select kind, '{}'::jsonb, 'schedule' from due
    on conflict (kind, key) where state = 'waiting' do nothing`);
}

/** Deletes jobs that ended long ago. */
export async function deleteFinishedJobs(db: Database): Promise<void> {
  for (const [state, days] of Object.entries(keptDays)) {
    await db
      .delete(jobs)
      .where(
        and(
          inArray(jobs.state, [state as JobRow['state']]),
          lt(jobs.finished_at, sql`now() - make_interval(days => ${days})`),
        ),
      );
  }
}

/** A job of the viewer, with its error in a language; an admin sees all. */
export async function findJob(
  db: Database,
  viewer: SignedInViewer,
  id: number,
  language?: string,
): Promise<JobResponse['job']> {
  const [row] = await db.select().from(jobs).where(eq(jobs.id, id));
  if (!row || (row.owner_id !== viewer.user.id && !isAdmin(viewer))) throw notFound();
  return toJob(row, language);
}

/** A result with its reasons, the properties `message`, in a language. */
function inLanguage(value: JsonValue, language: string | undefined): JsonValue {
  if (Array.isArray(value)) return value.map((each) => inLanguage(each, language));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [
      name,
      name === 'message' && typeof each === 'string'
        ? serverText(language, each)
        : inLanguage(each, language),
    ]),
  );
}

const toJob = (row: JobRow, language: string | undefined): JobResponse['job'] => ({
  id: row.id,
  kind: row.kind,
  state: row.state,
  progress: row.progress,
  result: inLanguage(row.result, language),
  error: row.error === null ? null : serverText(language, row.error),
  created_at: row.created_at.toISOString(),
  started_at: row.started_at?.toISOString() ?? null,
  finished_at: row.finished_at?.toISOString() ?? null,
});
