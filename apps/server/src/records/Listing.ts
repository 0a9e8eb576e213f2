import { is, Placeholder, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import {
  type Direction,
  type FilterOperator,
  filterParams,
  maxId,
  type Page,
  type TableDefinition,
  type TableFilter,
  type TablePageInput,
} from '@segno/data/contract';
import type { Database } from '../db/Database.ts';
import { Problem } from '../http/Problem.ts';
import { searchTerms } from './normalize.ts';

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
  // PostgreSQL has no year 0.
  /^(?!0000)\d{4}-\d{2}-\d{2}$/.test(text) &&
  !Number.isNaN(Date.parse(text)) &&
  new Date(text).toISOString().startsWith(text);

/** A sort order of a list. The id breaks ties, in the same direction. */
interface Order {
  key: SQL | PgColumn;
  kind: keyof typeof keyKinds;
  /** The direction at first; a request can reverse it. */
  isDescending: boolean;
}

/** A paginated list: the public rows of a table, and their sort orders. */
export interface Listing<OrderName extends string = string> {
  /** A table, or several that are joined. */
  table: PgTable | SQL;
  id: PgColumn;
  visible: SQL;
  orders: Record<OrderName, Order>;
}

/** The requested page of a listing. */
export interface Slice<OrderName extends string = string> {
  order: OrderName;
  /** @default the direction of the order */
  direction?: Direction | undefined;
  filters?: SQL[];
  cursor?: string | undefined;
  /** The number of the page, from 1. The response then has the total instead of a cursor. */
  page?: number | undefined;
  /** The first page is answered with the total and the cursors of all other pages. */
  outline?: '1' | undefined;
  perPage?: number | undefined;
}

export const defaultPerPage = 30;

const badCursor = () =>
  new Problem({
    status: 400,
    code: 'invalid_cursor',
    message: 'The cursor belongs to another order. Start again from the first page.',
    fields: {
      cursor: 'Not a cursor of this list.',
    },
  });

const writeCursor = (order: string, key: string, id: number) =>
  Buffer.from(JSON.stringify([order, key, id])).toString('base64url');

const directed = (order: Order, direction: Direction | undefined): Order =>
  direction ? { ...order, isDescending: direction === 'desc' } : order;

/** A cursor is only valid for the order and direction that it was made for. */
export const cursorName = (order: string, direction?: Direction) =>
  direction ? `${order} ${direction}` : order;

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

/** The order of a slice, with its key and direction as SQL. */
export function sortOf<OrderName extends string>(
  listing: Listing<OrderName>,
  name: OrderName,
  direction: Direction | undefined,
) {
  const order = directed(listing.orders[name], direction);
  return { order, key: sql`${order.key}`, way: sql.raw(order.isDescending ? 'desc' : 'asc') };
}

/** In place of the key of an order, where records are in none. */
export const noKey = sql<string>`''`;

/** The key of an order as a cursor has it. */
export const writtenKey = ({ key, kind }: Order): SQL<string> => keyKinds[kind].write(sql`${key}`);

/**
 * The ids of one page and one more, as a query with the columns `id` and `key`, and whatever `also` adds.
 * Keyset pagination: no row is skipped or repeated when values are equal or rows are added between two pages.
 */
export function sliceQuery<OrderName extends string>(
  listing: Listing<OrderName>,
  { order: name, direction, filters = [], cursor, page = 1, perPage = defaultPerPage }: Slice<OrderName>,
  also: SQL[] = [],
): SQL {
  const { order, key, way } = sortOf(listing, name, direction);
  const conditions = [listing.visible, ...filters];
  if (cursor !== undefined) {
    const after = readCursor(cursor, cursorName(name, direction), order);
    const comparison = sql.raw(order.isDescending ? '<' : '>');
    conditions.push(sql`(${key}, ${listing.id}) ${comparison} (${after.key}, ${after.id}::integer)`);
  }
  const columns = sql.join(
    // Ids of type bigint would arrive as texts.
    [sql`${listing.id}::integer as id`, sql`${keyKinds[order.kind].write(key)} as key`, ...also],
    sql`, `,
  );
  return sql`select ${columns} from ${listing.table} where ${sql.join(conditions, sql` and `)}
    order by ${key} ${way}, ${listing.id} ${way} limit ${perPage + 1}${page > 1 ? sql` offset ${(page - 1) * perPage}` : sql``}`;
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
export const toPage = <T>(
  data: T[],
  next_cursor: string | null,
  perPage = defaultPerPage,
  total: number | null = null,
): Page<T> => ({ pagination: { data, per_page: perPage, next_cursor, total } });

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
  const isNumbered = slice.page !== undefined;
  const name = cursorName(slice.order, slice.direction);
  const { rows, next_cursor } = toSlice(found, name, slice.perPage);
  const data = await load(rows.map(({ id }) => id));
  if (slice.outline && slice.cursor === undefined && !isNumbered) {
    const outline =
      next_cursor === null ? { total: rows.length, starts: [] } : await outlineOf(db, listing, slice);
    const { pagination } = toPage(data, next_cursor, slice.perPage, outline.total);
    return { pagination: { ...pagination, starts: outline.starts } };
  }
  const total = isNumbered ? await countRows(db, listing, slice) : null;
  return toPage(data, isNumbered ? null : next_cursor, slice.perPage, total);
}

/** The most pages of an outline. */
const mostStarts = 5000;

/**
 * The total of a list and the cursors at which its further pages begin, in one scan. A reader then gets any page for
 * the price of the first one. Only for lists of more than one page.
 */
async function outlineOf<OrderName extends string>(
  db: Database,
  listing: Listing<OrderName>,
  { order: name, direction, filters = [], perPage = defaultPerPage }: Slice<OrderName>,
) {
  const { order, key, way } = sortOf(listing, name, direction);
  const places = sql`select ${listing.id}::integer as id, ${keyKinds[order.kind].write(key)} as key,
    row_number() over (order by ${key} ${way}, ${listing.id} ${way}) as place, count(*) over ()::integer as total
    from ${listing.table} where ${sql.join([listing.visible, ...filters], sql` and `)}`;
  const found = await db
    .select({ id: sql<number>`id`, key: sql<string>`key`, total: sql<number>`total` })
    .from(sql`(${places}) places`)
    .where(sql`place % ${perPage}::integer = 0 and place < total`)
    .orderBy(sql`place`)
    .limit(mostStarts);
  const cursor = cursorName(name, direction);
  return {
    total: found[0]?.total ?? 0,
    starts: found.map((row) => writeCursor(cursor, row.key, row.id)),
  };
}

const countRows = <OrderName extends string>(
  db: Database,
  { table, visible }: Listing<OrderName>,
  { filters = [] }: Slice<OrderName>,
) => db.$count(table, sql.join([visible, ...filters], sql` and `));

/** What a filter of a table compares. The kinds are those of the definition. */
export type FilterColumns<T extends TableDefinition> = Record<keyof T['filters'], SQL | PgColumn>;

/** The beginning of a day in UTC, as an instant. */
const dayStart = (day: SQL) => sql`(${day}::date::timestamp at time zone 'UTC')`;

/** The condition of one parameter of a filter. A day is compared with an instant, in UTC, so that an index serves. */
export function filterCondition(
  kind: TableFilter['kind'] | undefined,
  operator: FilterOperator,
  given: SQL | PgColumn,
  value: unknown,
): SQL {
  const column = sql`${given}`;
  switch (operator) {
    case 'is':
      return sql`${column} = ${value}`;
    case 'not':
      return sql`${column} is distinct from ${value}`;
    case 'min':
      return kind === 'day' ? sql`${column} >= ${dayStart(sql`${value}`)}` : sql`${column} >= ${value}`;
    case 'max':
      return kind === 'day'
        ? sql`${column} < ${dayStart(sql`${value}`)} + interval '1 day'`
        : sql`${column} <= ${value}`;
    case 'last':
      return sql`${column} >= now() - make_interval(days => ${value}::integer)`;
    case 'empty':
      return value === 'yes' ? sql`${column} is null` : sql`${column} is not null`;
  }
}

/** The conditions of the filters that a request sets. */
export function filterConditions<const T extends TableDefinition>(
  definition: T,
  columns: FilterColumns<T>,
  input: TablePageInput<T>,
): SQL[] {
  const values = input as Record<string, unknown>;
  return filterParams(definition).flatMap(({ name, filter, operator }) => {
    const value = values[name];
    return value === undefined
      ? []
      : filterCondition(definition.filters[filter]?.kind, operator, columns[filter]!, value);
  });
}

/** The pattern of texts that contain a word, which trigram indexes serve. */
const patternOf = (word: string) => `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`;

/** A normalised text in which words are searched, or the condition of a pattern for the text of another table. */
export type SearchedText = SQL | PgColumn | ((pattern: string) => SQL);

/** Keeps rows of which one of the normalised texts contains each word, also as a part of another word. */
export const containsWords = (texts: SearchedText | readonly SearchedText[], query: string): SQL[] =>
  searchTerms(query).words.map((word) => {
    const pattern = patternOf(word);
    const found = [texts]
      .flat()
      .map((text) => (typeof text === 'function' ? text(pattern) : sql`${text} like ${pattern}`));
    return sql`(${sql.join(found, sql` or `)})`;
  });

/** Whether an id is one of these. The ids are one parameter, so that the statement's text is constant. */
export const among = (id: PgColumn, ids: readonly number[] | Placeholder): SQL =>
  sql`${id} = any(${is(ids, Placeholder) ? ids : sql.param(ids)}::integer[])`;

/** Puts records in the order of their ids; deleted ones are omitted. */
export function inOrder<T extends { id: number }>(ids: number[], records: T[]): T[] {
  const byId = new Map(records.map((record) => [record.id, record]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
