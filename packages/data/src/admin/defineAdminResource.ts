import * as v from 'valibot';
import type { PermissionName } from '../permissions/contract.ts';
import { Price } from '../products/contract.ts';
import { Count, Id, idList, paginated, RecordPermissions, Timestamp } from '../shared/contract.ts';
import { tableParamNames, tableParams, type TableDefinition } from '../tables/defineTable.ts';

/**
 * The most pages of a table of the administration. With pages of 100 rows these are as many rows as a browser can lay out
 * in one list.
 */
export const maxAdminPages = 6000;

/** What every record of the administration has. */
export const adminFields = {
  id: Id,
  permissions: RecordPermissions,
};

/** The times of a record. `updated_at` is also the version that a form sends back. */
export const adminTimes = { created_at: Timestamp, updated_at: Timestamp };

type RecordSchema = v.GenericSchema<unknown, { id: number; permissions: RecordPermissions }>;

export interface AdminResourceOptions<
  TTable extends TableDefinition,
  TRecord extends RecordSchema,
  TInput extends v.GenericSchema<Record<string, unknown>, Record<string, unknown>>,
> {
  /** The name of the resource in addresses, such as `custom-pages`. */
  name: string;
  /** Needed by every call. */
  permission: PermissionName;
  table: TTable;
  /** A record in a list. */
  record: TRecord;
  /** The properties of a record that a form changes. A record contains them all. */
  input: TInput;
}

/** A resource of the administration: the same table, routes and forms are made from each declaration. */
export const defineAdminResource = <
  const TTable extends TableDefinition,
  const TRecord extends RecordSchema,
  const TInput extends v.GenericSchema<Record<string, unknown>, Record<string, unknown>>,
>({
  name,
  permission,
  table: given,
  record,
  input,
}: AdminResourceOptions<TTable, TRecord, TInput>) => {
  const table: TTable = {
    ...given,
    hasGroups: Object.keys(given.filters).length > 0,
    mostPages: maxAdminPages,
  };
  return {
    name,
    permission,
    table,
    record,
    input,
    list: paginated(record),
    response: v.object({ record }),
    params: tableParams(table),
    /** What is exported: the format, the columns, and the rows by the parameters of the table. */
    exportParams: v.object({
      ...(tableParams(table) as unknown as v.ObjectSchema<v.ObjectEntries, undefined>).entries,
      format: v.optional(v.picklist(['csv', 'json'])),
      columns: v.optional(v.pipe(v.string(), v.maxLength(500))),
    }),
  };
};

/** Any resource of the administration. */
export interface AdminResource<
  TRecord = unknown,
  TInput extends Record<string, unknown> = Record<string, unknown>,
> {
  name: string;
  permission: PermissionName;
  table: TableDefinition;
  record: v.GenericSchema<unknown, TRecord>;
  input: v.GenericSchema<TInput, unknown>;
  list: v.GenericSchema;
  response: v.GenericSchema<unknown, { record: TRecord }>;
}

/** The most records that a change names one by one. */
export const maxAdminIds = 1000;

/** The records of a change: some, or all that match the words and filters of a table. */
export const AdminSelection = v.union([
  v.object({ ids: v.pipe(v.array(Id), v.minLength(1), v.maxLength(maxAdminIds)) }),
  v.object({
    all: v.literal(true),
    /** The query of the table's address. */
    search: v.pipe(v.string(), v.maxLength(2000)),
  }),
]);
export type AdminSelection = v.InferOutput<typeof AdminSelection>;

/** A record that a change left as it was. */
export const KeptRecord = v.object({
  id: Id,
  /** What it is called; without it the record is gone, or has no name. */
  name: v.optional(v.string()),
  /** The reason. */
  message: v.string(),
  /** Where it is not that of the change. */
  resource: v.optional(v.string()),
});
export type KeptRecord = v.InferOutput<typeof KeptRecord>;

/** What became of the selected records. */
export const AdminRemoval = v.object({
  /** How many were deleted. */
  count: Count,
  /** The entry of the log of changes with which the removal is undone; null when it cannot be. */
  undo_id: v.nullable(Id),
  /** Those that stay, with the reason. */
  refused: v.array(KeptRecord),
});
export type AdminRemoval = v.InferOutput<typeof AdminRemoval>;

/** The job that changes all records that match; its result is an `AdminBulkResult`. */
export const AdminJobStarted = v.object({ job_id: Id });
export type AdminJobStarted = v.InferOutput<typeof AdminJobStarted>;

/** The response to a change of selected records: what became of them, or the job that changes all that match. */
export const AdminActionResponse = v.union([AdminRemoval, AdminJobStarted]);
export type AdminActionResponse = v.InferOutput<typeof AdminActionResponse>;

/** What an undo has done. */
export const AdminUndone = v.object({
  /** How many records are as they were before. */
  count: Count,
  /** The first records that stay, and how many stay. */
  refused: v.array(KeptRecord),
  refused_count: Count,
});
export type AdminUndone = v.InferOutput<typeof AdminUndone>;

/** The response to the undo of an entry of the log of changes: what it has done, or the job that undoes an import. */
export const AdminUndoResponse = v.union([AdminUndone, AdminJobStarted]);
export type AdminUndoResponse = v.InferOutput<typeof AdminUndoResponse>;

/** What a job has changed. */
export const AdminBulkResult = v.object({
  ...AdminUndone.entries,
  /** Whether `bulk/{job}/undo` undoes it. */
  can_undo: v.boolean(),
});
export type AdminBulkResult = v.InferOutput<typeof AdminBulkResult>;

/** The most records that an undo or a job names. */
export const maxBulkRefused = 100;

/** The largest number of records of one change. */
export const maxAdminSelection = 100_000;

/** The version of a record that a form was filled from; another one gets a 409. */
export const withVersion = (input: v.GenericSchema) =>
  v.object({
    ...(input as unknown as v.ObjectSchema<v.ObjectEntries, undefined>).entries,
    version: v.optional(Timestamp),
  });

/** The parameters of a table without its page. */
export const adminFilterNames = (table: TableDefinition): string[] =>
  tableParamNames(table).filter((name) => name !== 'page');

/** A record that a field of a form can choose. */
export const AdminOption = v.object({
  id: Id,
  name: v.string(),
  /** What tells records with one name apart. */
  detail: v.nullable(v.string()),
  /** In place of the detail, for the price of a plan. */
  price: v.optional(v.omit(Price, ['id'])),
});
export type AdminOption = v.InferOutput<typeof AdminOption>;
export const AdminOptionsResponse = v.object({ options: v.array(AdminOption) });
export const adminOptionKinds = [
  'artists',
  'albums',
  'tracks',
  'playlists',
  'genres',
  'tags',
  'labels',
  'channels',
  'roles',
  'users',
  // People with a public profile, without their addresses.
  'profiles',
  'prices',
  'plans',
] as const;
export type AdminOptionKind = (typeof adminOptionKinds)[number];
export const AdminOptionsParam = v.object({ kind: v.picklist(adminOptionKinds) });
export const AdminOptionsParams = v.object({
  query: v.optional(v.pipe(v.string(), v.maxLength(100))),
  /** Ids separated by commas: these are sent instead of a search. */
  ids: v.optional(idList(500)),
});
