import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { AdminImportInput, importFileKind, importKinds, type JsonValue } from '@segno/data/contract';
import { eq } from 'drizzle-orm';
import { defineJob, type Job, type JobKind, JobFailure } from '../jobs/defineJob.ts';
import { rollUpWaiting } from '../plays/rollUpPlays.ts';
import { StartupError } from '../StartupError.ts';
import type { Storages } from '../storage/Storage.ts';
import { users } from '../users/table.ts';
import { importService } from './importService.ts';
import { openImport } from './readFiles.ts';
import { recordAdded } from './recordImport.ts';
import { makeFolder } from '../makeFolder.ts';

export const importKind = { kind: 'imports.run', input: AdminImportInput } satisfies JobKind;

interface ImportJobDeps {
  storages: Storages;
  /** The folder of files that a job works on. */
  workFolder: string;
}

/** Imports the files that somebody has sent (ADMIN-19). A repeated run continues and adds nothing twice. */
export const createImportJob = ({ storages, workFolder }: ImportJobDeps): Job =>
  defineJob({
    ...importKind,
    timeout: 6 * 3_600_000,
    async run({ db, id: jobId, ownerId, signal, progress }, { name, dry_run, files }) {
      const [owner] = await db
        .select({ id: users.id, name: users.name })
        .from(users)
        .where(eq(users.id, ownerId ?? 0));
      const author = owner ?? { id: null, name: '' };
      await makeFolder(workFolder);
      const folder = await mkdtemp(join(workFolder, 'import-'));
      try {
        let path = folder;
        for (const file of files) {
          const isDatabase = importFileKind(file.name) === 'database';
          const place = join(folder, isDatabase ? `database${extname(file.name)}` : file.name.toLowerCase());
          if (isDatabase) path = place;
          if (!(await storages.uploads.open(file.path)))
            throw new JobFailure('The files of this import are not kept any more. Send them again.');
          await storages.uploads.withFile(file.path, (kept) => copyFile(kept, place));
        }
        const source = await openImport(path);
        try {
          let total = 0;
          for (const kind of importKinds) for await (const _ of source.rows(kind)) total += 1;
          const report = await importService(
            db,
            { ...source, name },
            {
              isDryRun: dry_run,
              signal,
              onProgress: (rows) => progress(total === 0 ? 1 : rows / total),
              onAdded: (tx, kind, records) => recordAdded(tx, { author, jobId }, kind, records),
            },
          );
          if (!dry_run) await rollUpWaiting(db);
          return report as unknown as JsonValue;
        } finally {
          source.close();
        }
      } catch (error) {
        // A file that cannot be read is no better the next time.
        if (error instanceof StartupError) throw new JobFailure(error.message);
        throw error;
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },
  }) as Job;
