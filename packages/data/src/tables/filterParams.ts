import * as v from 'valibot';
import { maxId } from '../shared/readId.ts';

/**
 * A filter of a table. A `choice` is one of its values, a `number` an integer from 0, a `day` a date `YYYY-MM-DD` in
 * UTC. An optional one can be empty, and has the operator `empty` too.
 */
export type TableFilter = { isOptional?: boolean } & (
  | { kind: 'choice'; values: readonly string[] }
  | { kind: 'number' }
  | { kind: 'day' }
);

/**
 * The operators of each kind of filter. `is` is the name of the filter alone, the others are appended to it:
 * `visibility=private`, `visibility.not=private`, `tracks_count.min=10`. `min` and `max` include their value. `last` is a
 * number of days until now.
 */
export const filterOperators = {
  choice: ['is', 'not'],
  number: ['is', 'min', 'max'],
  day: ['min', 'max', 'last'],
} as const;
export type FilterOperator = (typeof filterOperators)[TableFilter['kind']][number] | 'empty';

/** The operators that a filter has. */
export const operatorsOf = ({ kind, isOptional }: TableFilter): readonly FilterOperator[] => [
  ...filterOperators[kind],
  ...(isOptional ? (['empty'] as const) : []),
];

/** The values of the operator `empty`. */
export const emptyValues = ['yes', 'no'] as const;

/** The filters of a table, by name. */
export interface FilterDefinitions {
  filters: Readonly<Record<string, TableFilter>>;
}

/** A parameter of a filter: its name in addresses and requests, and what it compares. */
export interface FilterParam {
  name: string;
  filter: string;
  operator: FilterOperator;
}

/** The parameters of all filters of a table. */
export const filterParams = ({ filters }: FilterDefinitions): FilterParam[] =>
  Object.entries(filters).flatMap(([filter, spec]) =>
    operatorsOf(spec).map((operator) => ({
      name: operator === 'is' ? filter : `${filter}.${operator}`,
      filter,
      operator,
    })),
  );

/** A whole number of an address. */
export const wholeNumber = (least: number, most: number) =>
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

/** The most days of the operator `last`. */
const mostDays = 36_500;

const valueSchema = (filter: TableFilter, operator: FilterOperator) => {
  if (operator === 'empty') return v.picklist(emptyValues);
  if (operator === 'last') return wholeNumber(1, mostDays);
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

/** The schema of a parameter of a filter. */
export function filterParamSchema(
  definition: FilterDefinitions,
  { filter, operator }: Pick<FilterParam, 'filter' | 'operator'>,
) {
  const spec = definition.filters[filter];
  if (!spec) throw new Error(`The table has no filter ${filter}.`);
  return valueSchema(spec, operator);
}
