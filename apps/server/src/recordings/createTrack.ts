import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../db/Database.ts';
import { fileEntries } from '../files/table.ts';
import { notFound, Problem } from '../http/Problem.ts';
import { enqueue } from '../jobs/store.ts';
import { recordings } from '../media/table.ts';
import { named } from '../records/named.ts';
import { tracks } from '../tracks/table.ts';
import { isAdmin, type SignedInViewer } from '../viewer/Viewer.ts';
import { processRecordingKind, recordingKeyOf } from './jobKinds.ts';

/** A file of the viewer. Those of other people do not exist. */
export async function requireEntry(db: Database, viewer: SignedInViewer, entryId: number) {
  const [entry] = await db
    .select()
    .from(fileEntries)
    .where(and(eq(fileEntries.id, entryId), isNull(fileEntries.deleted_at)));
  if (!entry || (entry.owner_id !== viewer.user.id && !isAdmin(viewer)))
    throw notFound('This file does not exist, or not any more.');
  return entry;
}

/** Starts to make a recording of a file, and returns the id of the job. */
export async function startProcessing(
  db: Database,
  viewer: SignedInViewer,
  entryId: number,
): Promise<number> {
  const entry = await requireEntry(db, viewer, entryId);
  return enqueue(
    db,
    processRecordingKind,
    { entryId: entry.id },
    { ownerId: viewer.user.id, key: String(entry.id) },
  );
}

/** The sound of a track that is the recording of a file of the viewer. */
export async function requireRecording(db: Database, viewer: SignedInViewer, entryId: number) {
  const entry = await requireEntry(db, viewer, entryId);
  const [sound] = await db
    .select({ recording_key: recordings.key, duration: recordings.duration })
    .from(recordings)
    .where(eq(recordings.key, recordingKeyOf(entry)));
  if (!sound)
    throw new Problem({
      status: 409,
      code: 'not_processed',
      message: 'This recording is not ready yet.',
    });
  return sound;
}

/** Makes a draft of a track whose sound is the recording of a file, in the transaction of the caller. */
export async function createTrackFromFile(
  tx: Database,
  viewer: SignedInViewer,
  { entryId, name, imageKey = null }: { entryId: number; name: string; imageKey?: string | null },
): Promise<number> {
  const sound = await requireRecording(tx, viewer, entryId);
  const [made] = await tx
    .insert(tracks)
    .values({
      ...named(name),
      ...sound,
      image_key: imageKey,
      owner_id: viewer.user.id,
      status: 'draft',
    })
    .returning({ id: tracks.id });
  return made?.id ?? 0;
}
