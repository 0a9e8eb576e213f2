import { hasPermission, type KeptRecord, maxBulkRefused } from '@segno/data/contract';
import { and, desc, eq, isNull, ne, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { auditEntries } from '../audit/table.ts';
import type { Database } from '../db/Database.ts';
import { Problem } from '../http/Problem.ts';
import { defineJob, JobFailure } from '../jobs/defineJob.ts';
import { findSessionUser } from '../sessions/store.ts';
import { isSignedIn, type SignedInViewer } from '../viewer/Viewer.ts';
import { createViewers } from '../identity/readViewer.ts';
import type { AdminTable } from './AdminTable.ts';
import { adminTables } from './adminTables.ts';
import { bulkKind, changeRecords, undoBulkKind } from './bulk.ts';
import { matchingIds } from './changes.ts';
import { undoChange } from './undo.ts';

/** Records of one transaction. */
const batchSize = 250;
/** Time limit of these jobs, in milliseconds. */
const timeout = 60 * 60_000;

/** The person who asked for a job, with the rights of now. */
async function viewerOfJob(db: Database, ownerId: number | null): Promise<SignedInViewer> {
  const found = ownerId === null ? null : await findSessionUser(db, ownerId);
  if (!found) throw new JobFailure('The account that asked for this does not exist any more.');
  const viewer = await createViewers(db).of(found, 0);
  if (!isSignedIn(viewer) || viewer.restriction !== null || !hasPermission(viewer, 'admin.access'))
    throw notPermitted();
  return viewer;
}

const notPermitted = () => new JobFailure('You do not have the permission to do this.');

/** What the entries of a job say of it, so that a repeated run reports what an earlier one has changed. */
async function changedBy(db: Database, jobId: number): Promise<{ count: number; can_undo: boolean }> {
  const [found] = await db
    .select({
      count: sql<number>`coalesce(sum(jsonb_array_length(${auditEntries.record_ids})), 0)::integer`,
      can_undo: sql<boolean>`coalesce(bool_and(${auditEntries.removed} is not null), false)`,
    })
    .from(auditEntries)
    .where(and(eq(auditEntries.job_id, jobId), isNull(auditEntries.undone_at)));
  return found ?? { count: 0, can_undo: false };
}

type Refused = KeptRecord[];

/** Changes a batch; when it is refused as a whole, its records one by one. Returns those that stay. */
async function changeBatch(
  db: Database,
  table: AdminTable,
  viewer: SignedInViewer,
  { action, ids, jobId }: { action: string; ids: number[]; jobId: number },
): Promise<Refused> {
  try {
    return (await changeRecords(db, table, viewer, action, ids, jobId)).refused;
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    const [only, ...others] = ids;
    if (only !== undefined && others.length === 0) return [{ id: only, message: error.message }];
    const refused: Refused = [];
    for (const id of ids)
      refused.push(...(await changeBatch(db, table, viewer, { action, ids: [id], jobId })));
    return refused;
  }
}

/** Runs an action on all records that match, batch by batch. Each batch is one entry of the log of changes. */
const bulkJob = defineJob({
  ...bulkKind,
  timeout,
  async run({ db, id: jobId, ownerId, progress, signal }, { resource, action, search, count }) {
    const viewer = await viewerOfJob(db, ownerId);
    const table = adminTables.find((each) => each.resource.name === resource);
    if (!table || !hasPermission(viewer, table.resource.permission)) throw notPermitted();
    const refused: Refused = [];
    let refusedCount = 0;
    let seen = 0;
    for (let after = 0; !signal.aborted;) {
      const ids = await matchingIds(db, table, search, { after, limit: batchSize });
      const last = ids.at(-1);
      if (last === undefined) break;
      const stay = await changeBatch(db, table, viewer, { action, ids, jobId });
      refusedCount += stay.length;
      refused.push(...stay.slice(0, maxBulkRefused - refused.length));
      after = last;
      seen += ids.length;
      await progress(count === 0 ? 1 : seen / count);
    }
    signal.throwIfAborted();
    return { ...(await changedBy(db, jobId)), refused, refused_count: refusedCount };
  },
});

const rest = alias(auditEntries, 'rest');

/** Marks an import as undone when nothing that it added is left to undo. */
const endImport = (db: Database, jobId: number) =>
  db
    .update(auditEntries)
    .set({ undone_at: new Date() })
    .where(
      and(
        eq(auditEntries.job_id, jobId),
        eq(auditEntries.action, 'import'),
        notExists(
          db
            .select({ one: sql`1` })
            .from(rest)
            .where(and(eq(rest.job_id, jobId), isNull(rest.undone_at), ne(rest.action, 'import'))),
        ),
      ),
    );

/** Undoes the changes of a job, the last one first. */
const undoBulkJob = defineJob({
  ...undoBulkKind,
  timeout,
  async run({ db, ownerId, progress, signal }, { job_id }) {
    const viewer = await viewerOfJob(db, ownerId);
    const entries = await db
      .select({ id: auditEntries.id, resource: auditEntries.resource, record_ids: auditEntries.record_ids })
      .from(auditEntries)
      .where(
        and(
          eq(auditEntries.job_id, job_id),
          isNull(auditEntries.undone_at),
          ne(auditEntries.action, 'import'),
        ),
      )
      .orderBy(desc(auditEntries.id));
    const refused: Refused = [];
    let count = 0;
    for (const [index, { id, resource, record_ids }] of entries.entries()) {
      signal.throwIfAborted();
      try {
        const { ids, kept } = await undoChange(db, adminTables, viewer, id);
        count += ids.length;
        refused.push(...kept.map((each) => ({ ...each, resource })));
      } catch (error) {
        if (!(error instanceof Problem)) throw error;
        const { message } = error;
        refused.push(...record_ids.map((record) => ({ id: record, message, resource })));
      }
      await progress((index + 1) / entries.length);
    }
    await endImport(db, job_id);
    return {
      count,
      can_undo: false,
      refused: refused.slice(0, maxBulkRefused),
      refused_count: refused.length,
    };
  },
});

export const adminJobs = [bulkJob, undoBulkJob];
