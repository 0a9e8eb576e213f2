import { and, eq, ne } from 'drizzle-orm';
import type { Database } from '../../db/Database.ts';
import type { FileRecord } from '../createCheckedFiles.ts';
import { tracks } from '../../tracks/table.ts';
import { recordings } from '../table.ts';

/** Properties of a recording whose file was generated. */
export interface MadeRecording extends FileRecord {
  key: string;
  /** Exact length of the sound, in milliseconds. */
  duration: number;
  peaks: Uint8Array;
  /** LUFS. */
  loudness: number;
  bitRate: number;
  sampleRate: number;
}

/** Size and hash of a recording's file; null until it is made. */
export async function findRecording(db: Database, key: string): Promise<FileRecord | null> {
  const [row] = await db
    .select({ size: recordings.size, hash: recordings.hash })
    .from(recordings)
    .where(eq(recordings.key, key));
  return row?.size != null && row.hash !== null ? { size: row.size, hash: row.hash } : null;
}

/** Saves the properties of a generated recording. Its tracks get its exact length. */
export async function saveMade(
  db: Database,
  { key, bitRate, sampleRate, ...made }: MadeRecording,
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx
      .update(recordings)
      .set({ ...made, bit_rate: bitRate, sample_rate: sampleRate })
      .where(eq(recordings.key, key));
    await tx
      .update(tracks)
      .set({ duration: made.duration })
      .where(and(eq(tracks.recording_key, key), ne(tracks.duration, made.duration)));
  });
}

/** The length of a recording, with or without a file; undefined for an unknown key. */
export async function findDuration(db: Database, key: string): Promise<number | undefined> {
  const [row] = await db
    .select({ duration: recordings.duration })
    .from(recordings)
    .where(eq(recordings.key, key));
  return row?.duration;
}
