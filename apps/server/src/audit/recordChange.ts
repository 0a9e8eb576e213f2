import { and, isNotNull, lt } from 'drizzle-orm';
import type { Database } from '../db/Database.ts';
import { Fault } from '../Fault.ts';
import { normalize } from '../records/normalize.ts';
import type { RemovedRows } from '../records/removedRows.ts';
import { readSettings } from '../settings/store.ts';
import type { Viewer } from '../viewer/Viewer.ts';
import { auditEntries } from './table.ts';

export interface Change {
  /** What was done: `create`, `update`, `delete`, or a verb of the resource such as `ban`. */
  action: string;
  record: {
    /** The resource, such as `tags`. */
    type: string;
    ids: readonly number[];
    /** The name of the record, or what describes several. */
    name: string;
  };
  /** Never contains secrets. */
  before?: object | null;
  after?: object | null;
  /** What undoes a removal. */
  removed?: RemovedRows | null;
}

/** Adds a change to the log of changes, in the transaction of the change. Returns the id of the entry. */
export async function recordChange(
  tx: Database,
  { user }: Viewer,
  { action, record, before = null, after = null, removed = null }: Change,
): Promise<number> {
  const user_name = user?.name ?? '';
  const [entry] = await tx
    .insert(auditEntries)
    .values({
      user_id: user?.id ?? null,
      user_name,
      action,
      resource: record.type,
      record_ids: [...record.ids],
      label: record.name,
      search_text: normalize(`${user_name} ${record.type} ${record.name}`),
      before: before as Record<string, unknown> | null,
      after: after as Record<string, unknown> | null,
      removed,
    })
    .returning({ id: auditEntries.id });
  if (!entry) throw new Fault('The change was not recorded.');
  return entry.id;
}

const day = 24 * 3_600_000;
/** How long the rows of a removal are kept. */
const undoneFor = 30 * day;

/** Deletes old entries, and the rows of removals that can no longer be undone. */
export async function deleteOldChanges(db: Database, now = Date.now()): Promise<void> {
  const { 'logging.changes_days': days } = await readSettings(db);
  await db.delete(auditEntries).where(lt(auditEntries.created_at, new Date(now - days * day)));
  await db
    .update(auditEntries)
    .set({ removed: null })
    .where(and(isNotNull(auditEntries.removed), lt(auditEntries.created_at, new Date(now - undoneFor))));
}
