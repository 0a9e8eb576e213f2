import { getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../db/Database.ts';
import { Problem } from '../http/Problem.ts';

type Row = Record<string, unknown>;

/** The rows that a removal deletes, table by table, and references of rows that stay, which it sets to null. */
export interface RemovedRows {
  rows: { table: string; rows: Row[] }[];
  links: { table: string; column: string; ids: number[]; value: string | number }[];
}

interface Reference {
  child: string;
  column: string;
  /** The type of the column in SQL. */
  type: string;
  target: string;
  /** `c` deletes the row with its target, `n` sets the reference to null. */
  kind: string;
}

/** A removal of more rows than this cannot be undone. */
const maxKeptRows = 20_000;

/** Tables whose rows are not brought back: a session that has ended stays ended. */
const neverKept = new Set(['sessions', 'audit_entries']);

const referencesTo = (tx: Database, table: string): Promise<Reference[]> =>
  tx
    .select({
      child: sql<string>`child`,
      column: sql<string>`"column"`,
      type: sql<string>`"type"`,
      target: sql<string>`target`,
      kind: sql<string>`kind`,
    })
    .from(
      sql`(
      select k.relname::text as child, a.attname::text as "column", format_type(a.atttypid, null) as "type",
        f.attname::text as target, c.confdeltype::text as kind
      from pg_constraint c
      join pg_class k on k.oid = c.conrelid
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
      join pg_attribute f on f.attrelid = c.confrelid and f.attnum = c.confkey[1]
      where c.contype = 'f' and c.confrelid = to_regclass(${`public.${table}`}) and array_length(c.conkey, 1) = 1
    ) found`,
    )
    .orderBy(sql`child, "column"`);

/** Deletes records, and collects the rows that go with them. */
class Removal {
  readonly kept: RemovedRows = { rows: [], links: [] };
  readonly #tx: Database;
  readonly #seen = new Set<string>();
  #count = 0;

  constructor(tx: Database) {
    this.#tx = tx;
  }

  get isComplete() {
    return this.#count <= maxKeptRows;
  }

  async #read(table: string, column: string, type: string, values: readonly unknown[]): Promise<Row[]> {
    const list = sql`${sql.param(values.map(String))}::text[]::${sql.raw(type)}[]`;
    const found = await this.#tx
      .select({ row: sql<Row>`to_jsonb(r)` })
      .from(sql`${sql.identifier(table)} r`)
      .where(sql`r.${sql.identifier(column)} = any(${list})`)
      .limit(maxKeptRows + 1);
    this.#count += found.length;
    return found.map(({ row }) => row);
  }

  async collect(table: string, column: string, type: string, values: readonly unknown[]): Promise<void> {
    if (values.length === 0 || neverKept.has(table)) return;
    const rows = (await this.#read(table, column, type, values)).filter((row) => {
      const key = `${table} ${JSON.stringify(row)}`;
      return !this.#seen.has(key) && this.#seen.add(key);
    });
    if (rows.length === 0 || !this.isComplete) return;
    this.kept.rows.push({ table, rows });
    for (const reference of await referencesTo(this.#tx, table)) {
      const targets = rows.flatMap((row) => row[reference.target] ?? []);
      if (reference.kind === 'c')
        await this.collect(reference.child, reference.column, reference.type, targets);
      else if (reference.kind === 'n') await this.#keepLinks(reference, targets);
      if (!this.isComplete) return;
    }
  }

  async #keepLinks({ child, column, type }: Reference, targets: readonly unknown[]) {
    if (targets.length === 0 || neverKept.has(child)) return;
    const byValue = new Map<string | number, number[]>();
    for (const { id, [column]: value } of await this.#read(child, column, type, targets)) {
      if (typeof id !== 'number' || (typeof value !== 'number' && typeof value !== 'string')) continue;
      byValue.set(value, [...(byValue.get(value) ?? []), id]);
    }
    for (const [value, ids] of byValue) this.kept.links.push({ table: child, column, ids, value });
  }
}

/**
 * Deletes records with all rows that go with them, and returns these rows for `restoreRows`. Returns null when there are
 * too many to keep.
 */
export async function removeRows(
  tx: Database,
  table: PgTable,
  ids: readonly number[],
): Promise<RemovedRows | null> {
  const name = getTableName(table);
  const removal = new Removal(tx);
  await removal.collect(name, 'id', 'integer', ids);
  await tx.execute(
    sql`delete from ${sql.identifier(name)} where id = any(${sql.param([...ids])}::integer[])`,
  );
  return removal.isComplete ? removal.kept : null;
}

const codeOf = (error: unknown): unknown =>
  error instanceof Error
    ? 'code' in error && typeof error.code === 'string'
      ? error.code
      : codeOf(error.cause)
    : undefined;

/** Whether a change was refused because another record has a unique value already. */
export const isDuplicate = (error: unknown): boolean => codeOf(error) === '23505';
/** Whether a change was refused because it refers to a record that is gone. */
export const isMissingTarget = (error: unknown): boolean => codeOf(error) === '23503';

/** A removal that cannot be undone, such as one whose rows reference a record that is gone. */
export const cannotUndo = (message = 'This cannot be undone any more.'): Problem =>
  new Problem({ status: 409, code: 'cannot_undo', message });

/**
 * Brings back the rows of a removal. Fails when another record has taken a unique value of them, and with a 409 when they
 * reference a record that is gone.
 */
export async function restoreRows(tx: Database, { rows, links }: RemovedRows): Promise<void> {
  let waiting = rows;
  // A row can reference others that were removed with it, in any order.
  while (waiting.length > 0) {
    const refused: typeof waiting = [];
    for (const part of waiting) {
      try {
        await tx.transaction((inner) => insertRows(inner, part));
      } catch (error) {
        if (!isMissingTarget(error)) throw error;
        refused.push(part);
      }
    }
    if (refused.length === waiting.length) throw cannotUndo();
    waiting = refused;
  }
  for (const { table, column, ids, value } of links) {
    await tx.execute(sql`update ${sql.identifier(table)} set ${sql.identifier(column)} = ${value}
      where id = any(${sql.param(ids)}::integer[]) and ${sql.identifier(column)} is null`);
  }
}

/** The columns of kept rows that can be written: those of generated columns are computed again, and former ones are gone. */
async function columnsToWrite(tx: Database, table: string, [first = {}]: readonly Row[]): Promise<string[]> {
  const { rows } = await tx.execute<{ name: string }>(sql`select attname::text as name from pg_attribute
    where attrelid = to_regclass(${`public.${table}`}) and attnum > 0 and not attisdropped and attgenerated = ''`);
  return rows.map(({ name }) => name).filter((name) => name in first);
}

async function insertRows(tx: Database, { table, rows }: RemovedRows['rows'][number]): Promise<void> {
  const names = await columnsToWrite(tx, table, rows);
  const columns = sql.join(
    names.map((name) => sql.identifier(name)),
    sql`, `,
  );
  await tx.execute(sql`insert into ${sql.identifier(table)} (${columns}) overriding system value
    select ${columns} from jsonb_populate_recordset(null::${sql.identifier(table)}, ${JSON.stringify(rows)}::jsonb)`);
}
