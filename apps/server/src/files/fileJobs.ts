import { and, eq, isNotNull, lt, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { defineJob, type Job } from '../jobs/defineJob.ts';
import { Problem } from '../http/Problem.ts';
import type { S3Bucket } from '../storage/S3Bucket.ts';
import type { Storages } from '../storage/Storage.ts';
import { hashFileKind, removeFileKind } from './jobKinds.ts';
import { findExpiredUploads, forgetUpload, hashStored, isUnused, removeEntries } from './store.ts';
import { fileEntries } from './table.ts';
import type { TusUploads } from './tusServer.ts';

/** How long a deleted entry can be restored, in days. */
const keptDays = 30;
/** How long an entry may be without a record that uses it, in hours. */
const unusedHours = 48;

interface FileJobsDeps {
  storages: Storages;
  bucket: () => S3Bucket | null;
  tus: Pick<TusUploads, 'forget'>;
}

/** The jobs that keep files and their entries in agreement. */
export const fileJobs = ({ storages, bucket, tus }: FileJobsDeps): Job[] => [
  defineJob({
    ...removeFileKind,
    async run({ db }, { disk, path }) {
      const used = await db.$count(fileEntries, eq(fileEntries.path, path));
      if (used === 0) await storages[disk].remove(path);
    },
  }),
  defineJob({
    ...hashFileKind,
    timeout: 3_600_000,
    async run({ db, log }, { entryId, partsHash }) {
      const [entry] = await db.select().from(fileEntries).where(eq(fileEntries.id, entryId));
      if (!entry) return;
      try {
        const hash = await hashStored(storages, entry.disk, entry.path, partsHash);
        if (hash) await db.update(fileEntries).set({ hash }).where(eq(fileEntries.id, entryId));
      } catch (error) {
        if (!(error instanceof Problem)) throw error;
        log.warn({ entryId }, 'An uploaded file did not arrive as it was sent');
        await db.transaction((tx) => removeEntries(tx, and(eq(fileEntries.id, entryId), ...isUnused())));
      }
    },
  }),
  defineJob({
    kind: 'files.expire',
    input: v.object({}),
    every: 3_600_000,
    async run({ db, log }) {
      for (const upload of await findExpiredUploads(db)) {
        const { key, disk, path, method, s3_upload_id: uploadId, file_entry_id: entryId } = upload;
        if (entryId === null) {
          await tus.forget(key);
          if (uploadId !== null) await bucket()?.abortUpload(`${disk}/${path}`, uploadId);
          else if (method === 's3')
            // A key may have no right to list what the store has begun.
            await bucket()
              ?.abortUploads(`${disk}/${path}`)
              .catch((error: unknown) =>
                log.warn({ err: error }, 'Unknown uploads of a store were not ended'),
              );
          await storages[disk].remove(path);
        }
        await forgetUpload(db, key);
      }
      await db.transaction((tx) =>
        removeEntries(
          tx,
          and(
            isNotNull(fileEntries.deleted_at),
            lt(fileEntries.deleted_at, sql`now() - make_interval(days => ${keptDays})`),
            ...isUnused(),
          ),
        ),
      );
      // Addresses of public files can be in texts, so only private ones can count as unused.
      await db.transaction((tx) =>
        removeEntries(
          tx,
          and(
            eq(fileEntries.disk, 'uploads'),
            lt(fileEntries.created_at, sql`now() - make_interval(hours => ${unusedHours})`),
            ...isUnused(),
          ),
        ),
      );
    },
  }),
];
