import { and, eq, gt, inArray, isNotNull, lt, notExists, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { auditEntries } from '../audit/table.ts';
import { removeFileKind } from '../files/jobKinds.ts';
import { defineJob } from '../jobs/defineJob.ts';
import { enqueue } from '../jobs/store.ts';
import { recordingFiles, recordings } from '../media/table.ts';
import { tracks } from '../tracks/table.ts';

/** How long a recording may be without a track, in days: as long as a form is kept, and a removal can be undone. */
const unusedDays = 30;
/** How many are removed in a run. */
const most = 200;

/** Removes uploaded recordings that no track uses (RECORDING-6). Their files are unused then, and removed with them. */
export const expireRecordings = defineJob({
  kind: 'recordings.expire',
  input: v.object({}),
  every: 3_600_000,
  run: ({ db }) =>
    db.transaction(async (tx) => {
      const used = tx
        .select({ one: sql`1` })
        .from(tracks)
        .where(eq(tracks.recording_key, recordings.key));
      // A track whose removal can be undone needs its recording.
      const restorable = tx
        .select({ one: sql`1` })
        .from(auditEntries)
        .where(
          and(
            isNotNull(auditEntries.removed),
            sql`position(${recordings.key} in ${auditEntries.removed}::text) > 0`,
          ),
        );
      // So does one whose sound was replaced by an edit.
      const replaced = tx
        .select({ one: sql`1` })
        .from(auditEntries)
        .where(
          and(
            eq(auditEntries.resource, 'tracks'),
            gt(auditEntries.created_at, sql`now() - make_interval(days => ${unusedDays})`),
            sql`${auditEntries.before} ->> 'recording_key' = ${recordings.key}`,
          ),
        );
      const unused = await tx
        .select({ key: recordings.key })
        .from(recordings)
        .where(
          and(
            isNotNull(recordings.file_entry_id),
            lt(recordings.created_at, sql`now() - make_interval(days => ${unusedDays})`),
            notExists(used),
            notExists(restorable),
            notExists(replaced),
          ),
        )
        .limit(most)
        .for('update', { skipLocked: true });
      if (unused.length === 0) return;
      const keys = unused.map(({ key }) => key);
      const made = await tx
        .delete(recordingFiles)
        .where(inArray(recordingFiles.recording_key, keys))
        .returning({ disk: recordingFiles.disk, path: recordingFiles.path });
      await tx.delete(recordings).where(inArray(recordings.key, keys));
      for (const file of made) await enqueue(tx, removeFileKind, file);
    }),
});
