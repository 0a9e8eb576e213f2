import { eq, isNull } from 'drizzle-orm';
import type { Database } from '../../db/Database.ts';
import { recordings } from '../table.ts';

/** What is known of a recording once its file is made. */
export interface MadeRecording {
  key: string;
  size: number;
  /** SHA-256, hexadecimal. */
  hash: string;
  peaks: Uint8Array;
  /** LUFS. */
  loudness: number;
  bitRate: number;
  sampleRate: number;
}

/** Keys of the recordings whose file was never made. */
export async function listUnmade(db: Database): Promise<Set<string>> {
  const rows = await db.select({ key: recordings.key }).from(recordings).where(isNull(recordings.hash));
  return new Set(rows.map(({ key }) => key));
}

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
