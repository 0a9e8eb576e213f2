import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';
import {
  AdminImportInput,
  AdminJobStarted,
  ImportFileParams,
  ImportFileResponse,
  largestImportFile,
} from '@segno/data/contract';
import type { Database } from '../db/Database.ts';
import { removeFileKind } from '../files/jobKinds.ts';
import { takesBytes } from '../http/bodies.ts';
import { costsMore } from '../http/rateLimit.ts';
import { outsideOfRequest } from '../db/RequestTransaction.ts';
import { responds } from '../http/responds.ts';
import { createRouter } from '../http/router.ts';
import { allow } from '../http/rules.ts';
import { validate } from '../http/validate.ts';
import { importKind } from '../imports/importJob.ts';
import { recordImport } from '../imports/recordImport.ts';
import { enqueue } from '../jobs/store.ts';
import { newPath } from '../storage/paths.ts';
import type { Storages } from '../storage/Storage.ts';
import { makeFolder } from '../makeFolder.ts';
import { privateModes } from '../privateFiles.ts';

export interface ImportRoutesOptions {
  storages: Storages;
  /** The folder in which files arrive. */
  workFolder: string;
}

/** How long the files of an import are kept, in milliseconds. */
const keptFor = 24 * 3_600_000;

/** The import of an existing service, under `/imports`: its files first, then the job that reads them (ADMIN-19). */
export const adminImportRoutes = (db: Database, { storages, workFolder }: ImportRoutesOptions) =>
  createRouter()
    .post(
      '/files',
      allow('settings.update'),
      responds(ImportFileResponse, 201),
      validate('query', ImportFileParams),
      costsMore('file'),
      takesBytes('application/octet-stream', { largest: largestImportFile }),
      async (c) => {
        const path = newPath('imports');
        await makeFolder(workFolder);
        const arriving = join(workFolder, `${path.slice(-32)}.tmp`);
        try {
          const body = (c.req.raw.body ?? new Blob([]).stream()) as NodeReadableStream;
          await pipeline(
            Readable.fromWeb(body),
            createWriteStream(arriving, { flags: 'wx', mode: privateModes.file }),
          );
          // It is committed before the file is stored, which takes long.
          await outsideOfRequest(() =>
            enqueue(db, removeFileKind, { disk: 'uploads', path }, { runAt: new Date(Date.now() + keptFor) }),
          );
          await storages.uploads.put(path, { file: arriving }, 'application/octet-stream');
        } finally {
          await rm(arriving, { force: true });
        }
        return c.json({ file: { name: c.req.valid('query').name, path } }, 201);
      },
    )
    .post(
      '/',
      allow('settings.update'),
      responds(AdminJobStarted, 202),
      validate('json', AdminImportInput),
      async (c) => {
        const input = c.req.valid('json');
        const { viewer } = c.var;
        const jobId = await db.transaction(async (tx) => {
          const id = await enqueue(tx, importKind, input, { ownerId: viewer.user.id });
          const files = input.files.map(({ name }) => name);
          if (!input.dry_run)
            await recordImport(tx, { author: viewer.user, jobId: id }, { name: input.name, files });
          return id;
        });
        return c.json({ job_id: jobId }, 202);
      },
    );
