import type { AdminResource, TableDefinition } from '@segno/data/contract';
import type { SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type * as v from 'valibot';
import type { PictureKind } from '../pictures/uploadedPictures.ts';
import type { Database } from '../db/Database.ts';
import type { Problem } from '../http/Problem.ts';
import type { Listing, SearchedText } from '../records/Listing.ts';
import type { RemovedRows } from '../records/removedRows.ts';
import type { SignedInViewer } from '../viewer/Viewer.ts';

/** A declaration of the contract. */
interface Declared<
  TTable extends TableDefinition = TableDefinition,
  TRecord extends { id: number } = { id: number },
  TInput = unknown,
> extends Omit<AdminResource, 'table' | 'record' | 'input'> {
  table: TTable;
  record: v.GenericSchema<unknown, TRecord>;
  input: v.GenericSchema<Record<string, unknown>, TInput>;
  params: v.GenericSchema;
  exportParams: v.GenericSchema;
}

/** A record as a store returns it: `permissions` are added by the mechanism. */
export type Unsigned<TRecord> = Omit<TRecord, 'permissions'> & { id: number };

/** How the server reads and changes the records of one table of the administration. */
export interface AdminTable<
  TTable extends TableDefinition = TableDefinition,
  TRecord extends { id: number } = { id: number },
  TInput = unknown,
> {
  resource: Declared<TTable, TRecord, TInput>;
  table: PgTable;
  listing: Listing<keyof TTable['orders'] & string>;
  /** The normalised text in which words are searched, or several. */
  searchIn: SearchedText | readonly SearchedText[];
  /** What the filters of the definition compare. */
  filters: Record<keyof TTable['filters'], SQL | PgColumn>;
  /** Conditions of filters that are no comparison of a column. Their columns in `filters` are not used. */
  conditions?: Record<string, (value: unknown) => SQL>;
  /** Records with these ids, in any order. */
  load: (db: Database, ids: number[]) => Promise<Unsigned<TRecord>[]>;
  /** The values that a viewer gets in place of those of a record. @default none */
  shown?: (viewer: SignedInViewer, record: Unsigned<TRecord>) => Partial<Unsigned<TRecord>> | undefined;
  /** The name of a record in the log of changes. */
  nameOf: (record: Unsigned<TRecord>) => string;
  /** Inserts a record and returns its id. Without it no record can be created. */
  create?: (tx: Database, viewer: SignedInViewer, input: TInput) => Promise<number>;
  /** Changes a record that exists. Without it no record can be changed. */
  update?: (
    tx: Database,
    viewer: SignedInViewer,
    id: number,
    input: TInput,
    before: Unsigned<TRecord>,
  ) => Promise<void>;
  /** What an undone change gives back beside the input: values of a former record that other forms change. */
  extras?: v.GenericSchema<unknown, Record<string, unknown>>;
  /**
   * What the picture of a record is of, where its form has one. The file `picture_entry_id` of the input becomes the value
   * `image_key`.
   */
  picture?: PictureKind;
  /** Columns that the log of changes keeps beside the record, for the undo of a change, such as keys of files. */
  kept?: Record<string, PgColumn>;
  /** Runs after the former values were written, with the former record: what the log has of it beside its fields. */
  afterUndo?: (tx: Database, id: number, former: Record<string, unknown>) => Promise<void>;
  /** Whether records can be deleted. @default true */
  canDelete?: boolean;
  /** Why this viewer may not delete a record; undefined when the viewer may. */
  refuseDelete?: (viewer: SignedInViewer, record: Unsigned<TRecord>) => Problem | undefined;
  /** Whether others use a record: the undo of an import leaves it. */
  isUsed?: SQL;
  /** Why this viewer may not change a record. */
  refuseUpdate?: (viewer: SignedInViewer, record: Unsigned<TRecord>) => Problem | undefined;
  /** How records are deleted and brought back, where it is not by their rows. */
  softDelete?: {
    remove: (tx: Database, ids: readonly number[]) => Promise<void>;
    restore: (tx: Database, ids: readonly number[]) => Promise<void>;
  };
  /**
   * What can be done with selected records beside deleting them, by name. `run` returns the records that changed and what
   * `undo` needs. `undo` returns the records that stay, because somebody has changed them since.
   */
  actions?: Record<
    string,
    {
      run: (tx: Database, ids: readonly number[]) => Promise<{ ids: number[]; kept: RemovedRows }>;
      undo: (tx: Database, kept: RemovedRows) => Promise<number[]>;
    }
  >;
  /** Runs in the transaction of a removal and of its undoing, after the rows have changed. Throws a Problem to refuse it. */
  afterDelete?: (tx: Database) => Promise<void>;
}

/** Keeps the types of a declaration. */
export const adminTable = <const TTable extends TableDefinition, TRecord extends { id: number }, TInput>(
  table: AdminTable<TTable, TRecord, TInput>,
): AdminTable => table as unknown as AdminTable;
