import type { Direction, Page } from '@segno/data/contract';
import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../db/Database.ts';
import { prepareOnce } from '../db/prepareOnce.ts';
import type { Viewer } from '../viewer/Viewer.ts';
import {
  cursorName,
  defaultPerPage,
  type Listing,
  type Slice,
  sortOf,
  toPage,
  toSlice,
  writtenKey,
} from './Listing.ts';
import { kindOf, valuesOf, type ViewerKind } from './policy.ts';

/** The most rows of a page that this reads. */
const mostRows = 101;

/** A select of records in a list, with the key of the order. */
interface SelectsRows<Row> {
  orderBy(...columns: SQL[]): {
    prepare(name: string): { execute(values?: Record<string, unknown>): Promise<Row[]> };
  };
}

/** A first page without filters, which is most of what visitors ask for. */
const isPlain = <Name extends string>({
  filters = [],
  cursor,
  page,
  outline,
  perPage = defaultPerPage,
}: Slice<Name>) =>
  filters.length === 0 && cursor === undefined && page === undefined && !outline && perPage < mostRows;

/**
 * The first pages of a list without filters, each in one prepared statement: the ids of a page and their records.
 * Everything that the list shows must be visible to every viewer who may see the list.
 *
 * The number of rows is a parameter, for which PostgreSQL would plan all joins in each request. So the ids have a
 * constant limit inside of it, with which the plan for any parameter is as good.
 */
export function firstPages<Name extends string, Row extends { id: number; key: string }>(
  listing: Listing<Name>,
  select: (db: Database, viewer: ViewerKind, where: SQL, key: SQL<string>) => SelectsRows<Row>,
) {
  const prepared = prepareOnce((db, of: `${ViewerKind} ${Name} ${Direction | ''}`) => {
    const [viewer, name, direction] = of.split(' ') as [ViewerKind, Name, Direction | ''];
    const { order, key, way } = sortOf(listing, name, direction || undefined);
    const sorted = [sql`${key} ${way}`, sql`${listing.id} ${way}`];
    const ids = sql`select ${listing.id} as id from ${listing.table} where ${listing.visible}
      order by ${sql.join(sorted, sql`, `)} limit ${sql.raw(String(mostRows))}`;
    const page = sql`${listing.id} = any(array(
      select first.id from (${ids}) first limit ${sql.placeholder('rows')}))`;
    return select(db, viewer, page, writtenKey(order))
      .orderBy(...sorted)
      .prepare('first page');
  });
  return {
    isPlain,
    async read<T>(
      db: Database,
      viewer: Viewer,
      { order, direction, perPage = defaultPerPage }: Slice<Name>,
      toRecord: (row: Row) => T,
    ): Promise<Page<T>> {
      const statement = prepared(db, `${kindOf(viewer)} ${order} ${direction ?? ''}`);
      const found = await statement.execute({ ...valuesOf(viewer), rows: perPage + 1 });
      const { rows, next_cursor } = toSlice(found, cursorName(order, direction), perPage);
      return toPage(rows.map(toRecord), next_cursor, perPage);
    },
  };
}
