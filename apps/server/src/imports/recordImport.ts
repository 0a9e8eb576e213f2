import { sql } from 'drizzle-orm';
import { recordChange } from '../audit/recordChange.ts';
import type { Database } from '../db/Database.ts';
import type { AddedRecord } from './writers.ts';

/** The import that the log of changes has entries of. */
export interface RecordedImport {
  /** Who imports. Without an account, such as in the terminal, `id` is null. */
  author: { id: number | null; name: string };
  /** The id of the job, with which all entries of the import are undone. */
  jobId: number;
}

/** Adds the start of an import to the log of changes. The import is undone by this entry as a whole. */
export const recordImport = (
  tx: Database,
  { author, jobId }: RecordedImport,
  { name, files }: { name: string; files: string[] },
) =>
  recordChange(
    tx,
    { user: author },
    { action: 'import', record: { type: 'imports', ids: [], name }, after: { files }, jobId },
  );

/**
 * Adds the records of a batch to the log of changes, by whose entry they are removed again. `kind` is the name of their
 * table.
 */
export async function recordAdded(
  tx: Database,
  { author, jobId }: RecordedImport,
  kind: string,
  records: readonly AddedRecord[],
): Promise<void> {
  // All records of a batch have the time of its transaction.
  const { rows } = await tx.execute<{ at: number }>(
    sql`select round(extract(epoch from max(updated_at)) * 1000)::float8 as at from ${sql.identifier(kind)}
      where id = ${records[0]?.id ?? 0}`,
  );
  const names = records.slice(0, 5).map(({ name }) => name);
  await recordChange(
    tx,
    { user: author },
    {
      action: 'create',
      record: {
        type: kind,
        ids: records.map(({ id }) => id),
        name: names.join(', ') + (records.length > 5 ? ', …' : ''),
      },
      after: { count: records.length, updated_at: new Date(rows[0]?.at ?? 0).toISOString() },
      jobId,
    },
  );
}
