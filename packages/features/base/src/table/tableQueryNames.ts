import { type TableDefinition, tableParamNames } from '@segno/data';
import { columnsParam } from './columnsParam.ts';

/** The query parameters of a page with a `ResourceTable`, for its `rule.query`. */
export const tableQueryNames = (definition: TableDefinition): string[] => [
  ...tableParamNames(definition),
  columnsParam,
];
