import {
  type AdminRemoval,
  type AdminSelection,
  maxAdminSelection,
  readTableInput,
  type TableDefinition,
  type TablePageInput,
} from '@segno/data/contract';
import { sql } from 'drizzle-orm';
import type { Database } from '../db/Database.ts';
import { notFound, Problem } from '../http/Problem.ts';
import { recordChange } from '../audit/recordChange.ts';
import { containsWords, filterConditions, inOrder } from '../records/Listing.ts';
import { isDuplicate, type RemovedRows, removeRows } from '../records/removedRows.ts';
import type { SignedInViewer } from '../viewer/Viewer.ts';
import type { AdminTable, Unsigned } from './AdminTable.ts';

type Loaded = Unsigned<{ id: number; updated_at?: string }>;

/** The conditions of a table's words and filters. */
export const conditionsOf = (
  { resource, searchIn, filters, conditions = {} }: AdminTable,
  input: Record<string, unknown>,
) => {
  const [own, compared] = [true, false].map((wanted) =>
    Object.fromEntries(Object.entries(input).filter(([name]) => name in conditions === wanted)),
  );
  return [
    ...(typeof input.query === 'string' && input.query !== '' ? containsWords(searchIn, input.query) : []),
    ...Object.entries(own ?? {}).flatMap(([name, value]) =>
      value === undefined ? [] : (conditions[name]?.(value) ?? []),
    ),
    ...filterConditions(resource.table, filters, (compared ?? {}) as TablePageInput<TableDefinition>),
  ];
};

/** A record with what the viewer may do with it. */
export const signed = <TRecord extends Loaded>(
  table: AdminTable,
  viewer: SignedInViewer,
  record: TRecord,
) => ({
  ...record,
  permissions: {
    update: table.update !== undefined && table.refuseUpdate?.(viewer, record) === undefined,
    delete: table.canDelete !== false && table.refuseDelete?.(viewer, record) === undefined,
  },
});

export async function findRecord(db: Database, table: AdminTable, id: number): Promise<Loaded> {
  const [found] = await table.load(db, [id]);
  if (!found) throw notFound();
  return found;
}

/** Runs a change, and answers a value that another record has as an error of its field. */
async function withoutDuplicates<T>(table: AdminTable, change: () => Promise<T>): Promise<T> {
  try {
    return await change();
  } catch (error) {
    if (!isDuplicate(error)) throw error;
    const inputs =
      'entries' in table.resource.input ? Object.keys(table.resource.input.entries as object) : [];
    const field = ['slug', 'email', 'display_name', 'name'].find((name) => inputs.includes(name)) ?? '_';
    throw new Problem({
      status: 422,
      code: 'duplicate',
      message: 'Another record has this already.',
      fields: { [field]: 'Another record has this already.' },
      cause: error,
    });
  }
}

/** Creates a record and records the change. Returns its id. */
export const createRecord = (
  db: Database,
  table: AdminTable,
  viewer: SignedInViewer,
  input: unknown,
): Promise<number> =>
  withoutDuplicates(table, () =>
    db.transaction(async (tx) => {
      if (!table.create) throw notFound();
      const id = await table.create(tx, viewer, input);
      const after = await findRecord(tx, table, id);
      const record = { type: table.resource.name, ids: [id], name: table.nameOf(after) };
      await recordChange(tx, viewer, { action: 'create', record, after });
      return id;
    }),
  );

/** Changes a record and records the change. With a `version`, only while nobody else has changed it. */
export const updateRecord = (
  db: Database,
  table: AdminTable,
  viewer: SignedInViewer,
  id: number,
  input: unknown,
  { version, action = 'update' }: { version?: string | undefined; action?: string } = {},
): Promise<void> =>
  withoutDuplicates(table, () =>
    db.transaction(async (tx) => {
      if (!table.update) throw notFound();
      await tx.execute(sql`select 1 from ${table.table} where id = ${id} for no key update`);
      const before = await findRecord(tx, table, id);
      const refusal = table.refuseUpdate?.(viewer, before);
      if (refusal) throw refusal;
      if (version !== undefined && before.updated_at !== undefined && before.updated_at !== version)
        throw new Problem({
          status: 409,
          code: 'changed',
          message: 'Somebody else has changed this meanwhile. Load it again to see the changes.',
        });
      await table.update(tx, viewer, id, input, before);
      const after = await findRecord(tx, table, id);
      const record = { type: table.resource.name, ids: [id], name: table.nameOf(after) };
      await recordChange(tx, viewer, { action, record, before, after });
    }),
  );

/** The ids of a selection; too many are refused. */
async function selectedIds(tx: Database, table: AdminTable, selection: AdminSelection): Promise<number[]> {
  if ('ids' in selection) return selection.ids;
  const input = readTableInput(table.resource.table, new URLSearchParams(selection.search));
  const { listing } = table;
  const where = sql.join([listing.visible, ...conditionsOf(table, input)], sql` and `);
  const found = await tx
    .select({ id: sql<number>`${listing.id}` })
    .from(listing.table)
    .where(where)
    .limit(maxAdminSelection + 1);
  if (found.length > maxAdminSelection)
    throw new Problem({
      status: 422,
      code: 'too_many',
      message: 'These are more than 5,000 records. Narrow the list down by a filter.',
    });
  return found.map(({ id }) => id);
}

/** What a record leaves that is only marked as deleted. */
const nothing: RemovedRows = { rows: [], links: [] };

export async function removeAll(tx: Database, { table, softDelete }: AdminTable, ids: readonly number[]) {
  if (!softDelete) return removeRows(tx, table, ids);
  await softDelete.remove(tx, ids);
  return nothing;
}

/** Deletes the records of a selection that the viewer may delete, and records the change. */
export const deleteRecords = (
  db: Database,
  table: AdminTable,
  viewer: SignedInViewer,
  selection: AdminSelection,
): Promise<AdminRemoval> =>
  db.transaction(async (tx) => {
    if (table.canDelete === false) throw notFound();
    const wanted = await selectedIds(tx, table, selection);
    const found = inOrder(wanted, await table.load(tx, wanted));
    const reasons = found.map((record) => ({
      record,
      message: table.refuseDelete?.(viewer, record)?.message,
    }));
    const kept = reasons.flatMap(({ record: { id }, message }) =>
      message === undefined ? [] : { id, message },
    );
    const removable = reasons.flatMap(({ record, message }) => (message === undefined ? [record] : []));
    if (removable.length === 0) return { count: 0, undo_id: null, refused: kept };
    const ids = removable.map(({ id }) => id);
    const removed = await removeAll(tx, table, ids);
    await table.afterDelete?.(tx);
    const names = removable.slice(0, 5).map((record) => table.nameOf(record));
    const name = names.join(', ') + (removable.length > 5 ? ', …' : '');
    const [only] = removable;
    const entry = await recordChange(tx, viewer, {
      action: 'delete',
      record: { type: table.resource.name, ids, name },
      before: removable.length === 1 && only ? only : { count: removable.length },
      removed,
    });
    return { count: removable.length, undo_id: removed ? entry : null, refused: kept };
  });

/** Runs an action of a table on the records of a selection, and records the change. */
export const runAction = (
  db: Database,
  table: AdminTable,
  viewer: SignedInViewer,
  action: string,
  selection: AdminSelection,
): Promise<AdminRemoval> =>
  db.transaction(async (tx) => {
    const { run } = table.actions?.[action] ?? {};
    if (!run) throw notFound();
    const wanted = await selectedIds(tx, table, selection);
    const before = await table.load(tx, wanted);
    const { ids, kept } = await run(tx, wanted);
    if (ids.length === 0) return { count: 0, undo_id: null, refused: [] };
    const changed = before.filter(({ id }) => ids.includes(id));
    const names = changed.slice(0, 5).map((record) => table.nameOf(record));
    const [only] = changed;
    const isOne = changed.length === 1 && only !== undefined;
    const entry = await recordChange(tx, viewer, {
      action,
      record: {
        type: table.resource.name,
        ids,
        name: names.join(', ') + (changed.length > 5 ? ', …' : ''),
      },
      before: isOne ? only : { count: ids.length },
      after: isOne ? ((await table.load(tx, ids))[0] ?? null) : { count: ids.length },
      removed: kept,
    });
    return { count: ids.length, undo_id: entry, refused: [] };
  });
