import * as v from 'valibot';
import { PageParams } from '../shared/contract.ts';
import { readFilterGroup } from './filterGroups.ts';
import {
  type emptyValues,
  type FilterDefinitions,
  type filterOperators,
  filterParams,
  filterParamSchema,
  type TableFilter,
  wholeNumber,
} from './filterParams.ts';

export type Direction = 'asc' | 'desc';

/** The orders and filters of a table, shared by the address of its page, the request and the server. */
export interface TableDefinition extends FilterDefinitions {
  /** The orders, each with the direction that it has at first. */
  orders: Readonly<Record<string, Direction>>;
  /** The order at first. */
  order: string;
  /** Whether the parameter `where` can have groups of filters, as `filterGroups.ts` writes them. */
  hasGroups?: boolean;
  /** The largest page number. @default maxTablePage */
  mostPages?: number;
}

type ParamName<Name extends string, Operator extends string> = Operator extends 'is'
  ? Name
  : `${Name}.${Operator}`;
type FilterValue<F extends TableFilter, Operator extends string> = Operator extends 'last'
  ? number
  : F extends { values: readonly (infer Value)[] }
    ? Value
    : F extends { kind: 'number' }
      ? number
      : string;
type FilterValues<Filters extends FilterDefinitions['filters']> = {
  [
    Name in keyof Filters & string as ParamName<
      Name,
      Exclude<(typeof filterOperators)[Filters[Name]['kind']][number], 'last'>
    >
  ]?: FilterValue<Filters[Name], 'is'>;
} & {
  [
    Name in keyof Filters & string as Filters[Name]['kind'] extends 'day' ? `${Name}.last` : never
  ]?: FilterValue<Filters[Name], 'last'>;
} & {
  [
    Name in keyof Filters & string as Filters[Name] extends { isOptional: true } ? `${Name}.empty` : never
  ]?: (typeof emptyValues)[number];
};

/** What a table shows: its order, words to search for, and filters. Missing properties have their default. */
export type TableInput<T extends TableDefinition> = {
  order?: keyof T['orders'] & string;
  direction?: Direction;
  query?: string;
  /** Groups of filters, where the table has them. */
  where?: string;
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

/** The largest page number of a table that is read by pages. */
export const maxTablePage = 1000;
/** The maximum length of the groups of filters of a table, in characters. */
const maxTableWhere = 1000;
/** The maximum length of the words that a table is searched for, in characters. */
export const maxTableQuery = 100;

const inputEntries = (definition: TableDefinition) => ({
  order: v.optional(v.picklist(Object.keys(definition.orders))),
  direction: v.optional(v.picklist(['asc', 'desc'])),
  query: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(maxTableQuery))),
  ...Object.fromEntries(
    filterParams(definition).map((param) => [
      param.name,
      v.optional<v.GenericSchema>(filterParamSchema(definition, param)),
    ]),
  ),
  ...(definition.hasGroups && {
    where: v.optional(
      v.pipe(
        v.string(),
        v.maxLength(maxTableWhere),
        v.check((text) => readFilterGroup(definition, text) !== undefined),
      ),
    ),
  }),
});

/** The schema of a table's query parameters. Numbers arrive as strings. */

export const tableParams = <const T extends TableDefinition>(definition: T) =>
  v.object({
    ...inputEntries(definition),
    ...PageParams.entries,
    page: v.optional(wholeNumber(1, definition.mostPages ?? maxTablePage)),
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
