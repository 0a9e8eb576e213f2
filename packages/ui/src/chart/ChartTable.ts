import type { CsvCell } from './csv.ts';

/** The data of a chart, for its table and its CSV file. */
export interface ChartTable {
  /** The column headers; the first column has the row headers. */
  readonly columns: readonly string[];
  /** The values for the CSV file. */
  readonly rows: readonly (readonly CsvCell[])[];
  /** The formatted values for the table. */
  readonly cells: readonly (readonly string[])[];
}
