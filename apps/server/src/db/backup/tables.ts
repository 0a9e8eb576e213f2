import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Database } from '../Database.ts';
import { StartupError } from '../../StartupError.ts';

/** A table of a backup. */
export interface Table {
  name: string;
  columns: { name: string; type: string }[];
  /** Sort order of its rows, the same on every database. */
  order: string;
}

/** Rows per batch. */
const batchSize = 500;

const quote = (name: string) => `"${name.replaceAll('"', '""')}"`;

/** The tables of the application that survive a crash, by name. */
export async function listTables(db: Database): Promise<Table[]> {
  const { rows } = await db.execute<{
    name: string;
    columns: { name: string; type: string; key: number | null; is_text: boolean }[];
  }>(sql`
    select c.relname as name, json_agg(json_build_object(
        'name', a.attname, 'type', format_type(a.atttypid, a.atttypmod),
        'key', array_position(i.indkey::int2[], a.attnum), 'is_text', a.attcollation <> 0
      ) order by a.attnum) as columns
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    left join pg_index i on i.indrelid = c.oid and i.indisprimary
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relpersistence = 'p'
      and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
    group by c.relname order by c.relname collate "C"`);
  return rows.map(({ name, columns }) => {
    const key = columns.filter((column) => column.key !== null).toSorted((a, b) => a.key! - b.key!);
    const sorted = key.length > 0 ? key : columns.map((column) => ({ ...column, is_text: false }));
    // The sort order of text depends on the locale of a database; the order by code points does not.
    const order = sorted.map((column) =>
      key.length === 0
        ? `${quote(column.name)}::text collate "C"`
        : `${quote(column.name)}${column.is_text ? ' collate "C"' : ''}`,
    );
    return {
      name,
      columns: columns.map(({ name: column, type }) => ({ name: column, type })),
      order: order.join(', '),
    };
  });
}

/**
 * The rows of a table, a line each: a JSON array of every value as PostgreSQL writes it, or null. The first line names
 * the columns. Call it inside a transaction.
 */
export async function* readLines(tx: Database, { name, columns, order }: Table): AsyncGenerator<string> {
  yield JSON.stringify(columns.map((column) => column.name));
  const values = columns.map((column) => `${quote(column.name)}::text`).join(', ');
  await tx.execute(
    sql.raw(
      `declare backup_lines no scroll cursor for
        select array_to_json(array[${values}]::text[])::text as line from public.${quote(name)} order by ${order}`,
    ),
  );
  for (;;) {
    const { rows } = await tx.execute<{ line: string }>(sql.raw(`fetch ${batchSize} from backup_lines`));
    for (const { line } of rows) yield line;
    if (rows.length < batchSize) break;
  }
  await tx.execute(sql`close backup_lines`);
}

/** Row count and hash of a table, to compare a backup with its restore. */
export interface TableFacts {
  rows: number;
  /** Of its lines. */
  sha256: string;
}

/** Counts and hashes lines of a stream. */
export async function* measured(
  lines: AsyncIterable<string>,
  done: (facts: TableFacts) => void,
): AsyncGenerator<string> {
  const hash = createHash('sha256');
  let rows = -1;
  for await (const line of lines) {
    hash.update(`${line}\n`);
    rows += 1;
    yield line;
  }
  done({ rows, sha256: hash.digest('hex') });
}

/** Rows and hash of a table. */
export async function measureTable(tx: Database, table: Table): Promise<TableFacts> {
  let facts: TableFacts = { rows: 0, sha256: '' };
  for await (const _line of measured(readLines(tx, table), (all) => (facts = all)));
  return facts;
}

/** Inserts lines of `readLines` into a table, in any order of columns. */
export async function insertLines(tx: Database, table: Table, lines: AsyncIterable<string>): Promise<void> {
  let columns: Table['columns'] | undefined;
  let batch: string[] = [];
  const flush = async () => {
    if (!columns || batch.length === 0) return;
    const names = columns.map((column) => quote(column.name)).join(', ');
    const values = columns.map(({ type }, index) => `(line->>${index})::${type}`).join(', ');
    await tx.execute(
      sql`insert into ${sql.identifier(table.name)} (${sql.raw(names)}) overriding system value
        select ${sql.raw(values)} from json_array_elements(${`[${batch.join(',')}]`}::json) line`,
    );
    batch = [];
  };
  for await (const line of lines) {
    if (!columns) {
      columns = (JSON.parse(line) as string[]).map((name) => {
        const column = table.columns.find((each) => each.name === name);
        if (!column) throw new StartupError(`The table ${table.name} has no column ${name}.`);
        return column;
      });
      continue;
    }
    batch.push(line);
    if (batch.length >= batchSize) await flush();
  }
  await flush();
}

/** The value of every sequence; null for an unused one. */
export async function readSequences(tx: Database): Promise<Record<string, string | null>> {
  const { rows } = await tx.execute<{ name: string; last: string | null }>(
    sql`select sequencename as name, last_value::text as last from pg_sequences
      where schemaname = 'public' order by sequencename collate "C"`,
  );
  return Object.fromEntries(rows.map(({ name, last }) => [name, last]));
}

export async function writeSequences(tx: Database, sequences: Record<string, string | null>): Promise<void> {
  for (const [name, last] of Object.entries(sequences)) {
    await tx.execute(
      sql`select setval(format('public.%I', ${name}::text)::regclass, coalesce(${last}::bigint, 1), ${last}::bigint is not null)`,
    );
  }
}

/**
 * Runs work while rows may be inserted in any order: foreign keys are checked at its end, and triggers, whose results
 * are among the rows, do not run. Needs the owner of the tables, not a superuser.
 */
export async function unordered(tx: Database, tables: Table[], work: () => Promise<void>): Promise<void> {
  const { rows: keys } = await tx.execute<{ place: string; name: string; was: string }>(
    sql`select conrelid::regclass::text as place, quote_ident(conname) as name,
        case when not condeferrable then 'not deferrable'
          when condeferred then 'deferrable initially deferred' else 'deferrable initially immediate' end as was
      from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`,
  );
  const alter = async (state: (key: { was: string }) => string, triggers: string) => {
    for (const key of keys) {
      await tx.execute(sql.raw(`alter table ${key.place} alter constraint ${key.name} ${state(key)}`));
    }
    for (const { name } of tables) {
      await tx.execute(sql.raw(`alter table public.${quote(name)} ${triggers} trigger user`));
    }
  };
  await alter(() => 'deferrable initially deferred', 'disable');
  await work();
  await tx.execute(sql`set constraints all immediate`);
  await alter(({ was }) => was, 'enable');
}
