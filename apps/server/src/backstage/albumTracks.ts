import type { AlbumTrack, ReleaseInput } from '@segno/data/contract';
import { asc, eq, sql } from 'drizzle-orm';
import { recordChange } from '../audit/recordChange.ts';
import { albums } from '../albums/table.ts';
import type { Database } from '../db/Database.ts';
import { Problem } from '../http/Problem.ts';
import { among } from '../records/Listing.ts';
import { tracks } from '../tracks/table.ts';
import type { SignedInViewer } from '../viewer/Viewer.ts';
import { requireAlbum, requireNotHidden, requireTracks } from './access.ts';
import { publishAt } from './publishReleases.ts';
import { findManagedAlbum } from './store.ts';

const hasSound = sql<boolean>`(${tracks.recording_key} is not null or ${tracks.stream_url} is not null)`;

/** The tracks of an album in their order, also those that are not public. */
export async function listAlbumTracks(
  db: Database,
  viewer: SignedInViewer,
  id: number,
): Promise<AlbumTrack[]> {
  await requireAlbum(db, viewer, id);
  return db
    .select({
      id: tracks.id,
      name: tracks.name,
      status: tracks.status,
      duration: tracks.duration,
      is_explicit: tracks.is_explicit,
      has_sound: hasSound,
    })
    .from(tracks)
    .where(eq(tracks.album_id, id))
    .orderBy(sql`coalesce(${tracks.disc}, 1)`, sql`${tracks.number} nulls last`, asc(tracks.id));
}

/** Numbers the tracks of an album in this order. Tracks that are left out leave the album. It is safe to repeat. */
export const orderAlbumTracks = (
  db: Database,
  viewer: SignedInViewer,
  id: number,
  trackIds: readonly number[],
): Promise<void> =>
  db.transaction(async (tx) => {
    const album = await findManagedAlbum(tx, viewer, id);
    requireNotHidden(viewer, album);
    await tx.execute(sql`select 1 from ${albums} where id = ${id} for no key update`);
    const wanted = [...new Set(trackIds)];
    const before = await listAlbumTracks(tx, viewer, id);
    const added = wanted.filter((each) => !before.some((track) => track.id === each));
    await requireTracks(tx, viewer, added);
    await tx
      .update(tracks)
      .set({ album_id: null, number: null, disc: null, updated_at: new Date() })
      .where(sql`${tracks.album_id} = ${id} and ${tracks.id} <> all(${sql.param(wanted)}::integer[])`);
    await tx.execute(sql`update ${tracks} set album_id = ${id}, number = w.place, disc = 1, updated_at = now()
      from unnest(${sql.param(wanted)}::integer[]) with ordinality w (id, place)
      where ${tracks.id} = w.id and (${tracks.album_id} is distinct from ${id}
        or ${tracks.number} is distinct from w.place or ${tracks.disc} is distinct from 1)`);
    await recordChange(tx, viewer, {
      action: 'order',
      record: { type: 'albums', ids: [id], name: album.name },
      before: { tracks: before.map((track) => track.id) },
      after: { tracks: wanted },
    });
  });

/** The day of a moment in a time zone, such as `2027-01-01`. */
const dayIn = (moment: Date, timeZone: string): string => {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    calendar: 'gregory',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(moment);
  return ['year', 'month', 'day'].map((name) => parts.find(({ type }) => type === name)?.value).join('-');
};

/**
 * Publishes an album and its tracks at once, or schedules them for a minute. Tracks without a sound stay drafts; an album
 * without a sound is refused.
 */
export const releaseAlbum = (
  db: Database,
  viewer: SignedInViewer,
  id: number,
  { publish_at, publish_zone = null }: ReleaseInput,
): Promise<void> =>
  db.transaction(async (tx) => {
    const album = await findManagedAlbum(tx, viewer, id);
    requireNotHidden(viewer, album);
    const own = await listAlbumTracks(tx, viewer, id);
    const audible = own.filter((track) => track.has_sound && track.status !== 'hidden');
    if (audible.length === 0)
      throw new Problem({
        status: 422,
        code: 'no_tracks',
        message: 'This album has no track with a sound yet. Upload one.',
      });
    const moment = publish_at === null ? new Date() : new Date(publish_at);
    const isNow = moment.getTime() <= Date.now();
    const day = dayIn(moment, publish_zone ?? 'UTC');
    const status = isNow ? ('published' as const) : ('scheduled' as const);
    const values = {
      status,
      publish_at: isNow ? null : moment,
      publish_zone: isNow ? null : publish_zone,
      updated_at: new Date(),
    };
    const date = (current: string | null) => (isNow && current !== null && current <= day ? current : day);
    await tx
      .update(albums)
      .set({ ...values, release_date: date(album.release_date) })
      .where(eq(albums.id, id));
    await tx
      .update(tracks)
      .set({ ...values, release_date: sql`coalesce(${tracks.release_date}, ${day}::date)` })
      .where(
        sql`${among(
          tracks.id,
          audible.map((track) => track.id),
        )} and ${tracks.status} <> 'published'`,
      );
    await publishAt(tx, values.publish_at);
    await recordChange(tx, viewer, {
      action: isNow ? 'publish' : 'schedule',
      record: { type: 'albums', ids: [id], name: album.name },
      before: { status: album.status },
      after: { status, publish_at: values.publish_at?.toISOString() ?? null },
    });
  });
