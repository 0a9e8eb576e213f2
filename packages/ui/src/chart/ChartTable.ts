import type { CsvCell } from './csv.ts';

/** The data of a chart, as its table and its file have it. */
export interface ChartTable {
  /** The first names the rows. */
  readonly columns: readonly string[];
  /** For a file. */
  readonly rows: readonly (readonly CsvCell[])[];
  /** For people. */
  readonly cells: readonly (readonly string[])[];
}
