import { type AdminRemoval, maxAdminSelection } from '@segno/data/contract';
import * as v from 'valibot';
import type { Database } from '../db/Database.ts';
import { Problem } from '../http/Problem.ts';
import { enqueue } from '../jobs/store.ts';
import type { SignedInViewer } from '../viewer/Viewer.ts';
import type { AdminTable } from './AdminTable.ts';
import { countMatching, deleteRecords, runAction } from './changes.ts';

/** An action of a table on all records that match an address of it. */
export const bulkKind = {
  kind: 'admin.bulk',
  input: v.object({ resource: v.string(), action: v.string(), search: v.string(), count: v.number() }),
};

/** Undoes all changes of such a job. */
export const undoBulkKind = { kind: 'admin.undo', input: v.object({ job_id: v.number() }) };

/** Adds a job that undoes all changes of a job. Returns its id: that of the waiting one, if there is one. */
export const startUndo = (db: Database, { user }: SignedInViewer, jobId: number): Promise<number> =>
  enqueue(db, undoBulkKind, { job_id: jobId }, { ownerId: user.id, key: String(jobId) });

/** Runs an action of a table, `delete` or one of its own, on records. */
export const changeRecords = (
  db: Database,
  table: AdminTable,
  viewer: SignedInViewer,
  action: string,
  ids: number[],
  jobId?: number,
): Promise<AdminRemoval> =>
  table.actions?.[action]
    ? runAction(db, table, viewer, action, ids, jobId)
    : deleteRecords(db, table, viewer, ids, jobId);

/** Adds a job that runs an action on all records that match. Too many are refused. Returns the id of the job. */
export async function startBulk(
  db: Database,
  table: AdminTable,
  { user }: SignedInViewer,
  { action, search }: { action: string; search: string },
): Promise<number> {
  const count = await countMatching(db, table, search);
  if (count > maxAdminSelection)
    throw new Problem({
      status: 422,
      code: 'too_many',
      message: 'These are more than 100,000 records. Narrow the list down by a filter.',
    });
  const input = { resource: table.resource.name, action, search, count };
  return enqueue(db, bulkKind, input, { ownerId: user.id });
}
