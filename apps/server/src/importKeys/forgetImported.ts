import { sql } from 'drizzle-orm';
import type { Database } from '../db/Database.ts';
import { importKeys } from './table.ts';

/** Which word of the key of a link names a record of a kind, from the end where it is negative. */
const placesInLinks: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  users: { plays: 1, play_counts: 1 },
  tracks: { plays: 2, play_counts: 2, playlist_tracks: -1 },
  playlists: { playlist_tracks: 1 },
};

/** Forgets that records and their links were imported, so that another import adds them again. */
export async function forgetImported(tx: Database, kind: string, ids: readonly number[]): Promise<void> {
  const { rows } = await tx.execute<{ source: string; key: string }>(sql`delete from ${importKeys}
    where kind = ${kind} and value = any(${sql.param([...ids])}::bigint[]) returning source, key`);
  if (rows.length === 0) return;
  for (const [link, place] of Object.entries(placesInLinks[kind] ?? {}))
    await tx.execute(sql`delete from ${importKeys} k
      using jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as gone(source text, key text)
      where k.source = gone.source and k.kind = ${link} and split_part(k.key, ' ', ${place}::integer) = gone.key`);
}
