import { hasPermission, type KeptRecord } from '@segno/data/contract';
import { and, asc, eq, gte, isNull, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { recordChange } from '../audit/recordChange.ts';
import { auditEntries } from '../audit/table.ts';
import type { Database } from '../db/Database.ts';
import { notFound } from '../http/Problem.ts';
import { cannotUndo, isDuplicate, isMissingTarget, restoreRows } from '../records/removedRows.ts';
import type { SignedInViewer } from '../viewer/Viewer.ts';
import type { AdminTable } from './AdminTable.ts';
import { forgetImported } from '../importKeys/forgetImported.ts';
import { findRecord, removeAll, updateRecord } from './changes.ts';
import { forbidden } from '../http/forbidden.ts';
import { settingPermissions, undoSettings } from './undoSettings.ts';

/** What an undo has done: the records that are as before, and those that stay, with the reason. */
export interface Undone {
  ids: number[];
  kept: KeptRecord[];
}

/**
 * Undoes a change: brings back what was deleted, deletes what was created, or writes the former values. With `isOwn` only
 * a removal or an edit by the viewer, whose right to change the record is checked by the caller.
 */
export async function undoChange(
  db: Database,
  tables: readonly AdminTable[],
  viewer: SignedInViewer,
  id: number,
  { isOwn = false }: { isOwn?: boolean } = {},
): Promise<Undone> {
  try {
    return await db.transaction(async (tx) => {
      const [entry] = await tx.select().from(auditEntries).where(eq(auditEntries.id, id)).for('update');
      // Who may not change all records undoes only removals and edits of their own.
      const isUndoneByAuthor = ['delete', 'update'].includes(entry?.action ?? '');
      if (!entry || (isOwn && (entry.user_id !== viewer.user.id || !isUndoneByAuthor))) throw notFound();
      const isOfSettings = entry.action === 'settings';
      const table = tables.find(({ resource }) => resource.name === entry.resource);
      const permission = isOfSettings ? settingPermissions[entry.resource] : table?.resource.permission;
      if (!permission) throw cannotUndo();
      if (!isOwn && !hasPermission(viewer, permission))
        throw forbidden('You do not have the permission to do this.');
      if (entry.undone_at) throw cannotUndo('This was undone already.');
      let undone: Undone = { ids: entry.record_ids, kept: [] };
      if (isOfSettings) await undoSettings(tx, viewer, entry);
      else if (table) undone = await undoEntry(tx, table, viewer, entry);
      // An entry whose records all stay can be undone later, when they are not used any more.
      if (undone.ids.length === 0 && undone.kept.length > 0) return undone;
      await tx.update(auditEntries).set({ undone_at: new Date() }).where(eq(auditEntries.id, id));
      // The changes of `updateRecord` and `undoSettings` are in the log already.
      if (entry.action === 'update' || undone.ids.length === 0) return undone;
      const record = { type: entry.resource, ids: undone.ids, name: entry.label };
      const isPart = undone.ids.length < entry.record_ids.length;
      const after = isPart ? { count: undone.ids.length } : entry.before;
      await recordChange(tx, viewer, { action: 'undo', record, before: entry.after, after });
      return undone;
    });
  } catch (error) {
    if (isMissingTarget(error)) throw cannotUndo('Something that it needs is not kept any more.');
    if (!isDuplicate(error)) throw error;
    throw cannotUndo('Another record has this name or address now.');
  }
}

/** The job of the import that an entry says has started; null for another entry. */
export async function findImport(db: Database, id: number): Promise<number | null> {
  const [entry] = await db
    .select({ job_id: auditEntries.job_id })
    .from(auditEntries)
    .where(and(eq(auditEntries.id, id), eq(auditEntries.action, 'import'), isNull(auditEntries.undone_at)));
  return entry?.job_id ?? null;
}

type Entry = typeof auditEntries.$inferSelect;

/** Refuses the removal of a created record that somebody else has changed since, in the administration or elsewhere. */
async function requireUnchanged(tx: Database, created: Entry, record: { id: number; updated_at?: string }) {
  const entries = await tx
    .select({ user_id: auditEntries.user_id, after: auditEntries.after })
    .from(auditEntries)
    .where(
      and(
        eq(auditEntries.resource, created.resource),
        sql`${auditEntries.record_ids} @> ${String(record.id)}::jsonb`,
        gte(auditEntries.id, created.id),
      ),
    )
    .orderBy(asc(auditEntries.id));
  const logged = entries.at(-1)?.after?.updated_at;
  const isOthers = entries.some(({ user_id }) => user_id !== created.user_id);
  if (isOthers || (typeof logged === 'string' && logged !== record.updated_at))
    throw cannotUndo('Somebody else has changed this since.');
}

/**
 * Deletes the records that an import has added, without those that somebody has changed or uses since, and those that the
 * viewer may not delete.
 */
async function undoImported(
  tx: Database,
  table: AdminTable,
  viewer: SignedInViewer,
  entry: Entry,
): Promise<Undone> {
  const { id, record_ids, resource, after } = entry;
  const wanted = sql`${sql.param(record_ids)}::integer[]`;
  const { rows: touched } = await tx.execute<{ id: number }>(sql`
    select e.id::integer as id from ${auditEntries} a, jsonb_array_elements_text(a.record_ids) e(id)
    where a.resource = ${resource} and a.id > ${id} and e.id::integer = any(${wanted})
    ${table.isUsed ? sql`union select id from ${table.table} where id = any(${wanted}) and ${table.isUsed}` : sql``}`);
  const isKept = new Set(touched.map((row) => row.id));
  const kept: KeptRecord[] = [];
  const removable: number[] = [];
  const records: { id: number; updated_at?: string }[] = await table.load(tx, record_ids);
  for (const record of records) {
    const isChanged = isKept.has(record.id) || record.updated_at !== after?.updated_at;
    const message = isChanged
      ? 'Somebody has changed or used this since.'
      : table.refuseDelete?.(viewer, record)?.message;
    if (message === undefined) removable.push(record.id);
    else kept.push({ id: record.id, name: table.nameOf(record), message });
  }
  if (removable.length === 0) return { ids: [], kept };
  await removeAll(tx, table, removable);
  await table.afterDelete?.(tx);
  await forgetImported(tx, resource, removable);
  return { ids: removable, kept };
}

async function undoEntry(
  tx: Database,
  table: AdminTable,
  viewer: SignedInViewer,
  entry: Entry,
): Promise<Undone> {
  const { action, removed, record_ids, before, after } = entry;
  const [recordId] = record_ids;
  const all: Undone = { ids: record_ids, kept: [] };
  const own = table.actions?.[action];
  if (own && removed) {
    const stay = new Set(await own.undo(tx, removed));
    const present = await table.load(tx, record_ids);
    const message = 'Somebody has changed this since.';
    return {
      ids: present.flatMap(({ id }) => (stay.has(id) ? [] : id)),
      kept: present.flatMap((record) =>
        stay.has(record.id) ? { id: record.id, name: table.nameOf(record), message } : [],
      ),
    };
  }
  if (action === 'delete' && removed) {
    if (table.softDelete) await table.softDelete.restore(tx, record_ids);
    else await restoreRows(tx, removed);
    await table.afterDelete?.(tx);
    // Who may not delete a record may not bring it back either.
    for (const restored of await table.load(tx, record_ids)) {
      const refusal = table.refuseUpdate?.(viewer, restored);
      if (refusal) throw refusal;
    }
    return all;
  }
  if (recordId === undefined) throw cannotUndo();
  if (action === 'create' && entry.job_id !== null) return undoImported(tx, table, viewer, entry);
  if (action === 'create' && table.canDelete !== false) {
    const record = await findRecord(tx, table, recordId);
    const refusal = table.refuseDelete?.(viewer, record);
    if (refusal) throw refusal;
    await requireUnchanged(tx, entry, record);
    await removeAll(tx, table, [recordId]);
    await table.afterDelete?.(tx);
    return all;
  }
  if (action !== 'update') throw cannotUndo();
  const former = v.safeParse(table.resource.input, before);
  const extras = table.extras && v.safeParse(table.extras, before);
  if (!former.success || extras?.success === false) throw cannotUndo();
  const version = typeof after?.updated_at === 'string' ? after.updated_at : undefined;
  const values = { ...(former.output as object), ...extras?.output };
  await updateRecord(tx, table, viewer, recordId, values, { version, action: 'undo' });
  await table.afterUndo?.(tx, recordId, before ?? {});
  return all;
}
