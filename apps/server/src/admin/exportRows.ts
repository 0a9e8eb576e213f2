import type { Direction } from '@segno/data/contract';
import type { Database } from '../db/Database.ts';
import { csvCell } from '../http/csvCell.ts';
import type { Run } from '../http/heavyWork.ts';
import { inOrder, sliceQuery, toSlice } from '../records/Listing.ts';
import { sql } from 'drizzle-orm';
import type { AdminTable } from './AdminTable.ts';
import type { SignedInViewer } from '../viewer/Viewer.ts';
import { conditionsOf, shownTo } from './changes.ts';

type Row = Record<string, unknown>;

/** Rows that are read at once. */
const batchSize = 500;

/** All records that match, in the order of the table, batch by batch. `run` runs the reading of each. */
async function* batches(
  db: Database,
  table: AdminTable,
  viewer: SignedInViewer,
  input: Row,
  run: Run,
): AsyncGenerator<Row[]> {
  const { resource, listing } = table;
  const order = typeof input.order === 'string' ? input.order : resource.table.order;
  const direction: Direction | undefined =
    input.direction === 'asc' || input.direction === 'desc' ? input.direction : undefined;
  const name = direction ? `${order} ${direction}` : order;
  let cursor: string | undefined;
  do {
    const slice = { order, direction, filters: conditionsOf(table, input), cursor, perPage: batchSize };
    const { batch, next } = await run(async () => {
      const found = await db
        .select({ id: sql<number>`id`, key: sql<string>`key` })
        .from(sql`(${sliceQuery(listing, slice)}) slice`);
      const { rows, next_cursor } = toSlice(found, name, batchSize);
      const ids = rows.map(({ id }) => id);
      const records = ids.length > 0 ? inOrder(ids, await table.load(db, ids)) : [];
      return { batch: records.map((each) => shownTo(table, viewer, each)), next: next_cursor };
    });
    if (batch.length > 0) yield batch;
    cursor = next ?? undefined;
  } while (cursor !== undefined);
}

const picked = (row: Row, columns: readonly string[]) =>
  columns.length === 0 ? row : Object.fromEntries(columns.map((name) => [name, row[name] ?? null]));

/** The rows with the name that the table shows, which is another property of some records. */
async function* named(rows: AsyncIterable<Row[]>, table: AdminTable) {
  for await (const batch of rows)
    yield batch.map((row) => ({ ...row, name: table.nameOf(row as { id: number }) }));
}

/** A cell as a table shows it: a linked record is its name, and several are a list of names. */
function cellOf(value: unknown): unknown {
  if (Array.isArray(value)) {
    const cells: unknown[] = value.map(cellOf);
    return cells.every((cell) => typeof cell !== 'object') ? cells.join('; ') : value;
  }
  return typeof value === 'object' && value !== null && 'name' in value ? value.name : value;
}

async function* csv(rows: AsyncIterable<Row[]>, columns: readonly string[]) {
  let names = columns;
  let isFirst = true;
  // Spreadsheets read UTF-8 only with this mark.
  yield '\u{FEFF}';
  for await (const batch of rows) {
    if (names.length === 0) names = Object.keys(batch[0] ?? {});
    if (isFirst) yield `${names.map(csvCell).join(',')}\r\n`;
    isFirst = false;
    yield batch.map((row) => `${names.map((name) => csvCell(cellOf(row[name]))).join(',')}\r\n`).join('');
  }
  if (isFirst && names.length > 0) yield `${names.map(csvCell).join(',')}\r\n`;
}

async function* json(rows: AsyncIterable<Row[]>, columns: readonly string[]) {
  let separator = '[';
  for await (const batch of rows) {
    for (const row of batch) {
      yield `${separator}${JSON.stringify(picked(row, columns))}`;
      separator = ',\n';
    }
  }
  yield separator === '[' ? '[]' : ']';
}

/** Text as bytes, made while they are read. */
function streamOf(parts: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await parts.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    async cancel() {
      await parts.return(undefined);
    },
  });
}

/** Rows as a CSV file with these columns, streamed. */
export const csvFile = (rows: AsyncIterable<Row[]>, columns: readonly string[]) =>
  streamOf(csv(rows, columns));

/** Batches of which the first has been read. */
async function* continued(first: IteratorResult<Row[]>, others: AsyncGenerator<Row[]>) {
  if (first.done) return;
  yield first.value;
  yield* others;
}

/**
 * The rows of a table as a file, streamed: no more than one batch is in memory. The first batch is read before, so that
 * a request can still be refused.
 */
export async function exportRows(
  db: Database,
  table: AdminTable,
  viewer: SignedInViewer,
  { format = 'csv', columns = '', ...input }: Row & { format?: string; columns?: string },
  run: Run,
): Promise<ReadableStream<Uint8Array>> {
  const names = columns.split(',').filter((name) => /^[a-z_]{1,40}$/.test(name));
  const read = batches(db, table, viewer, input, run);
  const found = continued(await read.next(), read);
  const rows = names.includes('name') ? named(found, table) : found;
  return streamOf(format === 'json' ? json(rows, names) : csv(rows, names));
}
