export type CsvCell = string | number | null;

/**
 * A CSV cell. Text that a spreadsheet would evaluate as a formula gets an apostrophe prefix, as OWASP advises. Numbers
 * are unchanged, negative ones too.
 */
function cell(value: CsvCell): string {
  if (value === null) return '';
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : '';
  const safe = /^[\s\p{Cc}]*[=+\-@＝＋－＠]|^[\t\r\n]/u.test(value) ? `'${value}` : value;
  return /[",;\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Comma-separated values (RFC 4180) that are safe to open in a spreadsheet. */
export const toCsv = (rows: readonly (readonly CsvCell[])[]): string =>
  rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
