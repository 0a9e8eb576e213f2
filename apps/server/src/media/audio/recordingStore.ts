import { eq } from 'drizzle-orm';
import type { Database } from '../../db/Database.ts';
import type { FileRecord } from '../createCheckedFiles.ts';
import { recordings } from '../table.ts';

/** What is known of a recording once its file is made. */
export interface MadeRecording extends FileRecord {
  key: string;
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

/** Whether the database has a recording, with or without its file. */
export const hasRecording = async (db: Database, key: string): Promise<boolean> =>
  (await db.$count(recordings, eq(recordings.key, key))) > 0;

/** Notes that the file of a recording is made. */
export async function saveMade(
  db: Database,
  { key, bitRate, sampleRate, ...made }: MadeRecording,
): Promise<void> {
  await db
    .update(recordings)
    .set({ ...made, bit_rate: bitRate, sample_rate: sampleRate })
    .where(eq(recordings.key, key));
}
