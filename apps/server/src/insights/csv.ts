import { csvCell } from '../http/csvCell.ts';

/** Rows as a CSV file (RFC 4180). Spreadsheets read UTF-8 only with the mark at its beginning. */
export function writeCsv(rows: readonly Record<string, string | number>[]): string {
  const names = Object.keys(rows[0] ?? {});
  const lines = [names, ...rows.map((row) => names.map((name) => row[name]))];
  return `\u{FEFF}${lines.map((line) => `${line.map(csvCell).join(',')}\r\n`).join('')}`;
}
