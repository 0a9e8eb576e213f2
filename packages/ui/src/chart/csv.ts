export type CsvCell = string | number | null;

/**
 * One cell. Text that a spreadsheet would run as a formula gets an apostrophe in front, as OWASP advises; a number is
 * one, whatever its sign.
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
