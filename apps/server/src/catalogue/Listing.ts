import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { maxId, type Page } from '@segno/data/contract';
import type { Database } from '../db/Database.ts';
import { Problem } from '../http/Problem.ts';

/** How the sort key of an order is encoded in a cursor and decoded to SQL. */
interface KeyKind {
  write: (key: SQL) => SQL<string>;
  isValid: (text: string) => boolean;
  read: (text: string) => SQL;
}

const keyKinds = {
  number: {
    write: (key) => sql`(${key})::text`,
    isValid: (text) => /^\d{1,15}$/.test(text),
    read: (text) => sql`${text}::bigint`,
  },
  day: {
    write: (key) => sql`(${key})::text`,
    isValid: (text) => isDay(text),
    read: (text) => sql`${text}::date`,
  },
  instant: {
    // As milliseconds: an instant as text would depend on the session's settings.
    write: (key) => sql`(extract(epoch from ${key}) * 1000)::bigint::text`,
    isValid: (text) => /^\d{1,14}$/.test(text),
    read: (text) => sql`${new Date(Number(text)).toISOString()}::timestamptz`,
  },
  text: {
    write: (key) => sql`(${key})::text`,
    isValid: (text) => !text.includes('\0'),
    read: (text) => sql`${text}::text collate "C"`,
  },
} satisfies Record<string, KeyKind>;

const isDay = (text: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) &&
  !Number.isNaN(Date.parse(text)) &&
  new Date(text).toISOString().startsWith(text);

/** A sort order of a list. The id breaks ties, in the same direction. */
interface Order {
  key: SQL | PgColumn;
  kind: keyof typeof keyKinds;
  isDescending: boolean;
}

/** A paginated list: the public rows of a table, and their sort orders. */
export interface Listing<OrderName extends string = string> {
  table: PgTable;
  id: PgColumn;
  visible: SQL;
  orders: Record<OrderName, Order>;
}

/** The requested page of a listing. */
export interface Slice<OrderName extends string = string> {
  order: OrderName;
  filters?: SQL[];
  cursor?: string | undefined;
  perPage?: number | undefined;
}

export const defaultPerPage = 30;

const badCursor = () =>
  new Problem(400, 'invalid_cursor', 'This list has changed its shape. Start again from its first page.', {
    cursor: 'Not a cursor of this list.',
  });

const writeCursor = (order: string, key: string, id: number) =>
  Buffer.from(JSON.stringify([order, key, id])).toString('base64url');

/** The key and id after which a page begins. A cursor is validated before its values reach SQL. */
const readCursor = (cursor: string, name: string, { kind }: Order) => {
  let parts: unknown;
  try {
    parts = JSON.parse(Buffer.from(cursor, 'base64url').toString());
  } catch {
    throw badCursor();
  }
  if (!Array.isArray(parts) || parts.length !== 3) throw badCursor();
  const [order, key, id]: unknown[] = parts;
  if (order !== name || typeof key !== 'string' || !keyKinds[kind].isValid(key)) throw badCursor();
  if (typeof id !== 'number' || !Number.isInteger(id) || id < 1 || id > maxId) throw badCursor();
  return { key: keyKinds[kind].read(key), id };
};

/**
 * The ids of one page and one more, as a query with the columns `id` and `key`, and whatever `also` adds.
 * Keyset pagination: no row is skipped or repeated when values are equal or rows are added between two pages.
 */
export function sliceQuery<OrderName extends string>(
  listing: Listing<OrderName>,
  { order: name, filters = [], cursor, perPage = defaultPerPage }: Slice<OrderName>,
  also: SQL[] = [],
): SQL {
  const order = listing.orders[name];
  const key = sql`${order.key}`;
  const conditions = [listing.visible, ...filters];
  if (cursor !== undefined) {
    const after = readCursor(cursor, name, order);
    const comparison = sql.raw(order.isDescending ? '<' : '>');
    conditions.push(sql`(${key}, ${listing.id}) ${comparison} (${after.key}, ${after.id}::integer)`);
  }
  const direction = sql.raw(order.isDescending ? 'desc' : 'asc');
  const columns = sql.join(
    [sql`${listing.id} as id`, sql`${keyKinds[order.kind].write(key)} as key`, ...also],
    sql`, `,
  );
  return sql`select ${columns} from ${listing.table} where ${sql.join(conditions, sql` and `)}
    order by ${key} ${direction}, ${listing.id} ${direction} limit ${perPage + 1}`;
}

/** A row as `sliceQuery` finds it. */
export type SliceRow = { id: number; key: string };

/** Removes the extra row and creates the cursor of the next page if there was one. */
export function toSlice<Row extends SliceRow>(found: Row[], order: string, perPage = defaultPerPage) {
  const rows = found.slice(0, perPage);
  const last = rows.at(-1);
  const next_cursor = found.length > perPage && last ? writeCursor(order, last.key, last.id) : null;
  return { rows, next_cursor };
}

/** The page of a list, from its rows and their records. */
export const toPage = <T>(data: T[], next_cursor: string | null, perPage = defaultPerPage): Page<T> => ({
  pagination: { data, per_page: perPage, next_cursor, total: null },
});

/** One page of a listing; `load` gets all its ids at once and returns records in their order. */
export async function listPage<T, OrderName extends string>(
  db: Database,
  listing: Listing<OrderName>,
  slice: Slice<OrderName>,
  load: (ids: number[]) => Promise<T[]>,
): Promise<Page<T>> {
  // A select of Drizzle's, which is prepared.
  const found = await db
    .select({ id: sql<number>`id`, key: sql<string>`key` })
    .from(sql`(${sliceQuery(listing, slice)}) slice`);
  const { rows, next_cursor } = toSlice(found, slice.order, slice.perPage);
  const data = await load(rows.map(({ id }) => id));
  return toPage(data, next_cursor, slice.perPage);
}

/** Whether an id is one of these. The ids are one parameter, so that the statement's text is constant. */
export const among = (id: PgColumn, ids: readonly number[]): SQL =>
  sql`${id} = any(${sql.param(ids)}::integer[])`;

/** Puts records in the order of their ids; deleted ones are omitted. */
export function inOrder<T extends { id: number }>(ids: number[], records: T[]): T[] {
  const byId = new Map(records.map((record) => [record.id, record]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
