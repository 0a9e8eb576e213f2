import {
  type AdminRemoval,
  type FilterGroup,
  type FilterParam,
  filterParams,
  isFilterGroup,
  readFilterGroup,
  readTableInput,
} from '@segno/data/contract';
import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../db/Database.ts';
import { Fault } from '../Fault.ts';
import { notFound, Problem } from '../http/Problem.ts';
import { recordChange } from '../audit/recordChange.ts';
import { containsWords, filterCondition, inOrder } from '../records/Listing.ts';
import { isDuplicate, type RemovedRows, removeRows } from '../records/removedRows.ts';
import type { SignedInViewer } from '../viewer/Viewer.ts';
import type { AdminTable, Unsigned } from './AdminTable.ts';

type Loaded = Unsigned<{ id: number; updated_at?: string }>;

/** The condition of one parameter of a filter: its own, or a comparison of its column. */
function ruleCondition(table: AdminTable, { name, filter, operator }: FilterParam, value: unknown): SQL {
  const own = table.conditions?.[name];
  const column = table.filters[filter];
  if (own) return own(value);
  if (column === undefined) throw new Fault(`The table ${table.resource.name} has no column for ${filter}.`);
  return filterCondition(table.resource.table.filters[filter]?.kind, operator, column, value);
}

/** The condition of a group of filters, and of the groups in it. */
const groupCondition = (
  table: AdminTable,
  params: ReadonlyMap<string, FilterParam>,
  { match, rules }: FilterGroup,
): SQL =>
  sql`(${sql.join(
    rules.flatMap((rule) => {
      if (isFilterGroup(rule)) return groupCondition(table, params, rule);
      const param = params.get(rule.param);
      return param ? ruleCondition(table, param, rule.value) : [];
    }),
    match === 'any' ? sql` or ` : sql` and `,
  )})`;

/** The conditions of a table's words, filters and groups of filters. */
export function conditionsOf(table: AdminTable, input: Record<string, unknown>): SQL[] {
  const definition = table.resource.table;
  const params = new Map(filterParams(definition).map((param) => [param.name, param]));
  const group = typeof input.where === 'string' ? readFilterGroup(definition, input.where) : undefined;
  return [
    ...(typeof input.query === 'string' && input.query !== ''
      ? containsWords(table.searchIn, input.query)
      : []),
    ...[...params.values()].flatMap((param) =>
      input[param.name] === undefined ? [] : ruleCondition(table, param, input[param.name]),
    ),
    ...(group ? [groupCondition(table, params, group)] : []),
  ];
}

/** What the viewer gets of a record. */
export const shownTo = <TRecord extends Loaded>(
  table: AdminTable,
  viewer: SignedInViewer,
  record: TRecord,
): TRecord => ({ ...record, ...table.shown?.(viewer, record) });

/** A record with what the viewer may do with it. */
export const signed = <TRecord extends Loaded>(
  table: AdminTable,
  viewer: SignedInViewer,
  record: TRecord,
) => ({
  ...shownTo(table, viewer, record),
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

/** A record as the log of changes has it. */
async function loggedRecord(tx: Database, table: AdminTable, record: Loaded): Promise<Loaded> {
  if (!table.kept) return record;
  const [kept] = await tx
    .select(table.kept)
    .from(table.table)
    .where(sql`${table.listing.id} = ${record.id}`);
  return { ...record, ...kept };
}

/** Runs a change, and reports a value that another record has as an error of its field. */
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
      const former = await loggedRecord(tx, table, before);
      await table.update(tx, viewer, id, input, before);
      const found = await findRecord(tx, table, id);
      const record = { type: table.resource.name, ids: [id], name: table.nameOf(found) };
      const after = await loggedRecord(tx, table, found);
      await recordChange(tx, viewer, { action, record, before: former, after });
    }),
  );

/** The ids of the records that match an address of the table, from the next one after `after` on. */
export async function matchingIds(
  db: Database,
  table: AdminTable,
  search: string,
  { after, limit }: { after: number; limit: number },
): Promise<number[]> {
  const input = readTableInput(table.resource.table, new URLSearchParams(search));
  const { listing } = table;
  const where = sql.join(
    [listing.visible, sql`${listing.id} > ${after}`, ...conditionsOf(table, input)],
    sql` and `,
  );
  const found = await db
    .select({ id: sql<number>`${listing.id}::integer` })
    .from(listing.table)
    .where(where)
    .orderBy(listing.id)
    .limit(limit);
  return found.map(({ id }) => id);
}

/** How many records match an address of the table. */
export function countMatching(db: Database, table: AdminTable, search: string): Promise<number> {
  const input = readTableInput(table.resource.table, new URLSearchParams(search));
  const { listing } = table;
  return db.$count(listing.table, sql.join([listing.visible, ...conditionsOf(table, input)], sql` and `));
}

/** What a record leaves that is only marked as deleted. */
const nothing: RemovedRows = { rows: [], links: [] };

export async function removeAll(tx: Database, { table, softDelete }: AdminTable, ids: readonly number[]) {
  if (!softDelete) return removeRows(tx, table, ids);
  await softDelete.remove(tx, ids);
  return nothing;
}

/** Deletes those of the records that the viewer may delete, and records the change. */
export const deleteRecords = (
  db: Database,
  table: AdminTable,
  viewer: SignedInViewer,
  wanted: number[],
  jobId?: number,
): Promise<AdminRemoval> =>
  db.transaction(async (tx) => {
    if (table.canDelete === false) throw notFound();
    const found = inOrder(wanted, await table.load(tx, wanted));
    const reasons = found.map((record) => ({
      record,
      message: table.refuseDelete?.(viewer, record)?.message,
    }));
    const kept = reasons.flatMap(({ record, message }) =>
      message === undefined ? [] : { id: record.id, name: table.nameOf(record), message },
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
      jobId,
    });
    return { count: removable.length, undo_id: removed ? entry : null, refused: kept };
  });

/** Runs an action of a table on records, and records the change. */
export const runAction = (
  db: Database,
  table: AdminTable,
  viewer: SignedInViewer,
  action: string,
  wanted: number[],
  jobId?: number,
): Promise<AdminRemoval> =>
  db.transaction(async (tx) => {
    const { run } = table.actions?.[action] ?? {};
    if (!run) throw notFound();
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
      jobId,
    });
    return { count: ids.length, undo_id: entry, refused: [] };
  });
