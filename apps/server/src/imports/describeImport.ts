import { importKinds, type ImportReport } from '@segno/data/contract';

/** The report of an import for the terminal. */
export function describeImport({ source, dry_run, kinds, problems }: ImportReport): string {
  const lines = importKinds.flatMap((kind) => {
    const counts = kinds[kind];
    if (!counts) return [];
    const { read, added, known, refused } = counts;
    return [[kind.padEnd(16), read, added, known, refused].map((cell) => String(cell).padStart(10)).join('')];
  });
  return [
    dry_run ? `What an import of ${source} would do; nothing was written.` : `Imported from ${source}.`,
    ['', 'rows', dry_run ? 'to add' : 'added', 'here', 'refused'].map((cell) => cell.padStart(10)).join(''),
    ...lines,
    ...problems.map(({ kind, row, message }) => `${kind}, row ${row}: ${message}`),
  ].join('\n');
}
