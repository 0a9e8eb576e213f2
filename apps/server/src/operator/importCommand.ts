import { basename } from 'node:path';
import type { JsonValue } from '@segno/data/contract';
import { sql } from 'drizzle-orm';
import type { OperatorCommand } from './OperatorContext.ts';
import type { Database } from '../db/Database.ts';
import { rollUpWaiting } from '../plays/rollUpPlays.ts';
import { StartupError } from '../StartupError.ts';
import { describeImport } from '../imports/describeImport.ts';
import { importKind } from '../imports/importJob.ts';
import { importService } from '../imports/importService.ts';
import { openImport } from '../imports/readFiles.ts';
import { recordAdded, recordImport } from '../imports/recordImport.ts';
import { jobs } from '../jobs/table.ts';

const usage = 'Write: npm run import -- path/to/folder-or-database [--dry-run]';

/** The author of its changes in the log. */
const author = { id: null, name: 'npm run import' };

/** `npm run import`: imports the users, catalogue, playlists, likes and plays of another service. */
export const runImport: OperatorCommand = async ({ db }, args) => {
  const isDryRun = args.includes('--dry-run');
  const [path, ...others] = args.filter((arg) => arg !== '--dry-run');
  if (path === undefined || path.startsWith('-') || others.length > 0) throw new StartupError(usage);
  const source = await openImport(path);
  try {
    if (isDryRun) return describeImport(await importService(db, source, { isDryRun }));
    const jobId = await newJobId(db);
    const started_at = new Date();
    await recordImport(db, { author, jobId }, { name: source.name, files: [basename(path)] });
    const report = await importService(db, source, {
      onAdded: (tx, kind, records) => recordAdded(tx, { author, jobId }, kind, records),
    });
    await rollUpWaiting(db);
    // The job is in the list of jobs when it is done. Before, a server would take it over.
    await db
      .insert(jobs)
      .overridingSystemValue()
      .values({
        id: jobId,
        kind: importKind.kind,
        input: { name: source.name, dry_run: false, files: [] },
        state: 'done',
        attempts: 1,
        progress: 1,
        result: report as unknown as JsonValue,
        created_at: started_at,
        started_at,
        finished_at: new Date(),
      });
    const hasAdded = Object.values(report.kinds).some((kind) => (kind?.added ?? 0) > 0);
    const hint = `\nTo undo it, open /admin/import?job=${jobId}, or its entry in /admin/audit.`;
    return describeImport(report) + (hasAdded ? hint : '');
  } finally {
    source.close();
  }
};

async function newJobId(db: Database): Promise<number> {
  const { rows } = await db.execute<{ id: number }>(
    sql`select nextval(pg_get_serial_sequence('jobs', 'id'))::integer as id`,
  );
  return rows[0]?.id ?? 0;
}
