import * as v from 'valibot';
import { PageParams } from '../shared/contract.ts';
import { maxId } from '../shared/readId.ts';

export type Direction = 'asc' | 'desc';

/**
 * A filter of a table. A `choice` is one of its values, a `number` an integer from 0, a `day` a date `YYYY-MM-DD` in
 * UTC.
 */
export type TableFilter =
  | { kind: 'choice'; values: readonly string[] }
  | { kind: 'number' }
  | { kind: 'day' };

/**
 * The operators of each kind of filter. `is` is the name of the filter alone, the others are appended to it:
 * `visibility=private`, `visibility.not=private`, `tracks_count.min=10`. `min` and `max` include their value.
 */
export const filterOperators = {
  choice: ['is', 'not'],
  number: ['is', 'min', 'max'],
  day: ['min', 'max'],
} as const;
export type FilterOperator = (typeof filterOperators)[TableFilter['kind']][number];

/** The orders and filters of a table, shared by the address of its page, the request and the server. */
export interface TableDefinition {
  /** The orders, each with the direction that it has at first. */
  orders: Readonly<Record<string, Direction>>;
  /** The order at first. */
  order: string;
  filters: Readonly<Record<string, TableFilter>>;
}

type ParamName<Name extends string, Operator extends string> = Operator extends 'is'
  ? Name
  : `${Name}.${Operator}`;
type FilterValue<F extends TableFilter> = F extends { values: readonly (infer Value)[] }
  ? Value
  : F extends { kind: 'number' }
    ? number
    : string;
type FilterValues<Filters extends TableDefinition['filters']> = {
  [
    Name in keyof Filters & string as ParamName<Name, (typeof filterOperators)[Filters[Name]['kind']][number]>
  ]?: FilterValue<Filters[Name]>;
};

/** What a table shows: its order, words to search for, and filters. Missing properties have their default. */
export type TableInput<T extends TableDefinition> = {
  order?: keyof T['orders'] & string;
  direction?: Direction;
  query?: string;
} & FilterValues<T['filters']>;

/**
 * The parameters of one request: a page is chosen by its number, with the total, or by a cursor. `outline` reads the
 * first page with the total and the cursors of all others.
 */
export type TablePageInput<T extends TableDefinition> = TableInput<T> & {
  page?: number;
  cursor?: string;
  outline?: '1';
  perPage?: number;
};

/** Keeps the names of the orders and filters of a table in its type. */

export const defineTable = <
  const Orders extends TableDefinition['orders'],
  const Filters extends TableDefinition['filters'],
>(definition: {
  orders: Orders;
  order: keyof Orders & string;
  filters: Filters;
}) => definition;

/** A parameter of a filter: its name in addresses and requests, and what it compares. */
export interface FilterParam {
  name: string;
  filter: string;
  operator: FilterOperator;
}

/** The parameters of all filters of a table. */
export const filterParams = ({ filters }: Pick<TableDefinition, 'filters'>): FilterParam[] =>
  Object.entries(filters).flatMap(([filter, { kind }]) =>
    filterOperators[kind].map((operator) => ({
      name: operator === 'is' ? filter : `${filter}.${operator}`,
      filter,
      operator,
    })),
  );

/** The largest page number of a table that is read by pages. */
export const maxTablePage = 1000;
/** The maximum length of the words that a table is searched for, in characters. */
export const maxTableQuery = 100;

const wholeNumber = (least: number, most: number) =>
  v.pipe(
    v.union([v.pipe(v.string(), v.regex(/^\d{1,15}$/)), v.number()]),
    v.transform(Number),
    v.integer(),
    v.minValue(least),
    v.maxValue(most),
  );

/** The largest number of a filter: those of the database are of PostgreSQL's type `integer`, as ids are. */
const largestNumber = maxId;

/** `Date.parse` moves 31 February to March, and knows the year 0, which PostgreSQL does not. */
const isDay = (text: string) => {
  const time = Date.parse(text);
  return !Number.isNaN(time) && !text.startsWith('0000') && new Date(time).toISOString().startsWith(text);
};

const valueSchema = (filter: TableFilter) => {
  switch (filter.kind) {
    case 'choice':
      return v.picklist(filter.values);
    case 'number':
      return wholeNumber(0, largestNumber);
    case 'day':
      return v.pipe(
        v.string(),
        v.isoDate(),
        v.check((text) => isDay(text), 'Not a day.'),
      );
  }
};

const inputEntries = (definition: TableDefinition) => ({
  order: v.optional(v.picklist(Object.keys(definition.orders))),
  direction: v.optional(v.picklist(['asc', 'desc'])),
  query: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(maxTableQuery))),
  ...Object.fromEntries(
    filterParams(definition).map(({ name, filter }) => {
      const spec = definition.filters[filter];
      if (!spec) throw new Error(`The table has no filter ${filter}.`);
      return [name, v.optional(valueSchema(spec))];
    }),
  ),
});

/** The schema of a table's query parameters. Numbers arrive as strings. */

export const tableParams = <const T extends TableDefinition>(definition: T) =>
  v.object({
    ...inputEntries(definition),
    ...PageParams.entries,
    page: v.optional(wholeNumber(1, maxTablePage)),
    outline: v.optional(v.literal('1')),
  }) as unknown as v.GenericSchema<unknown, TablePageInput<T>>;

/** The names of the parameters that the address of a table's page has. */
export const tableParamNames = (definition: TableDefinition): string[] => [
  ...Object.keys(inputEntries(definition)),
  'page',
];

/** Reads the state of a table from the parameters of an address. Values that are not valid are left out. */
export function readTableInput<const T extends TableDefinition>(
  definition: T,
  params: URLSearchParams,
): TableInput<T> & { page?: number } {
  const schemas: Record<string, v.GenericSchema> = {
    ...inputEntries(definition),
    page: v.optional(wholeNumber(1, maxTablePage)),
  };
  const input: Record<string, unknown> = {};
  for (const [name, schema] of Object.entries(schemas)) {
    const text = params.get(name);
    if (text === null || text === '') continue;
    const result = v.safeParse(schema, text);
    if (result.success && result.output !== '') input[name] = result.output;
  }
  return withoutDefaults(definition, input) as TableInput<T> & { page?: number };
}

/** The same state without properties that have their default, so that equal states are equal keys. */
function withoutDefaults(definition: TableDefinition, input: Record<string, unknown>) {
  const rest = { ...input };
  const order = typeof rest.order === 'string' ? rest.order : definition.order;
  if (rest.direction === definition.orders[order]) delete rest.direction;
  if (order === definition.order) delete rest.order;
  if (rest.page === 1) delete rest.page;
  return rest;
}
