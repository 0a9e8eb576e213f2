import { and, eq, isNotNull, lt, or, sql } from 'drizzle-orm';
import type { Database } from '../db/Database.ts';
import { Fault } from '../Fault.ts';
import { normalize } from '../records/normalize.ts';
import type { RemovedRows } from '../records/removedRows.ts';
import { readSettings } from '../settings/store.ts';
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
  /** The job that makes the change. */
  jobId?: number | undefined;
}

/** Adds a change to the log of changes, in the transaction of the change. Returns the id of the entry. */
export async function recordChange(
  tx: Database,
  { user }: { user: { id: number | null; name: string } | null },
  { action, record, before = null, after = null, removed = null, jobId }: Change,
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
      job_id: jobId ?? null,
    })
    .returning({ id: auditEntries.id });
  if (!entry) throw new Fault('The change was not recorded.');
  return entry.id;
}

/**
 * Removes a person from the log: the name from their own changes, and names and values from changes of their account and
 * of their subscriptions. That there was a change stays.
 */
export async function forgetPerson(
  tx: Database,
  person: { id: number; subscriptionIds: readonly number[] },
): Promise<void> {
  const isOwn = eq(auditEntries.user_id, person.id);
  const names = await tx.selectDistinct({ name: auditEntries.user_name }).from(auditEntries).where(isOwn);
  for (const { name } of names) {
    // The text begins with the name.
    const search_text = sql`ltrim(substr(${auditEntries.search_text}, ${normalize(name).length + 1}::integer))`;
    await tx
      .update(auditEntries)
      .set({ user_name: '', search_text })
      .where(and(isOwn, eq(auditEntries.user_name, name)));
  }
  const about = (resource: string, ids: readonly number[]) =>
    and(
      eq(auditEntries.resource, resource),
      or(...ids.map((id) => sql`${auditEntries.record_ids} @> ${String(id)}::jsonb`)),
    );
  const entries = await tx
    .select({ id: auditEntries.id, user_name: auditEntries.user_name, resource: auditEntries.resource })
    .from(auditEntries)
    .where(
      or(
        about('users', [person.id]),
        ...(person.subscriptionIds.length > 0 ? [about('subscriptions', person.subscriptionIds)] : []),
      ),
    );
  for (const { id, user_name, resource } of entries)
    await tx
      .update(auditEntries)
      .set({
        label: '',
        before: null,
        after: null,
        removed: null,
        record_ids: [],
        search_text: normalize(`${user_name} ${resource}`),
      })
      .where(eq(auditEntries.id, id));
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
