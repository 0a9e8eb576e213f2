import { sql } from 'drizzle-orm';
import { albums } from '../../albums/table.ts';
import type { Database } from '../../db/Database.ts';
import { tracks } from '../../tracks/table.ts';

interface ReleaseState {
  status: 'draft' | 'scheduled' | 'published' | 'hidden';
  release_date: string | null;
  /** Absent: as it is. */
  publish_at?: Date | null | undefined;
  publish_zone?: string | null | undefined;
}

/**
 * Gives the next state of an album to its tracks that have the present one, so that no track appears on the former date
 * of an album that was taken back (BACKSTAGE-8). Called before the album changes. Tracks without a sound stay drafts, and
 * what the administration hides stays as it is.
 */
export async function moveTracks(tx: Database, albumId: number, next: ReleaseState): Promise<void> {
  if (next.status === 'hidden') return;
  const time = next.publish_at === undefined ? sql`a.publish_at` : sql`${next.publish_at}::timestamptz`;
  const zone = next.publish_zone === undefined ? sql`a.publish_zone` : sql`${next.publish_zone}::text`;
  const date = sql`${next.release_date}::date`;
  await tx.execute(sql`
    update ${tracks} t set status = ${next.status}, publish_at = ${time}, publish_zone = ${zone},
      release_date = case when t.release_date is null or t.release_date = a.release_date then ${date}
        else t.release_date end,
      updated_at = now()
    from ${albums} a
    where a.id = ${albumId} and t.album_id = a.id and t.status = a.status and a.status <> 'hidden'
      and t.publish_at is not distinct from a.publish_at
      and (a.status <> 'draft' or ${next.status} <> 'draft')
      and (a.status, a.publish_at, a.release_date) is distinct from (${next.status}, ${time}, ${date})
      and (${next.status} = 'draft' or t.recording_key is not null or t.stream_url is not null)`);
}
