import type { BulkTracksInput } from '@segno/data/contract';
import { trackTable } from '../admin/catalogue/trackTable.ts';
import { updateRecord } from '../admin/changes.ts';
import type { Database } from '../db/Database.ts';
import type { SignedInViewer } from '../viewer/Viewer.ts';
import { requireNotHidden, requireTracks } from './access.ts';
import { withIds } from './names.ts';
import { findManagedTrack } from './store.ts';

/** Changes the same fields of several tracks at once (BACKSTAGE-15). Fields that are left out stay. */
export const changeTracks = (
  db: Database,
  viewer: SignedInViewer,
  { track_ids, change }: BulkTracksInput,
): Promise<void> =>
  db.transaction(async (tx) => {
    await requireTracks(tx, viewer, track_ids);
    const { genre_ids, tag_ids } = await withIds(tx, {
      genre_ids: change.genre_ids ?? [],
      tag_ids: change.tag_ids ?? [],
    });
    for (const id of new Set(track_ids)) {
      const before = await findManagedTrack(tx, viewer, id);
      requireNotHidden(viewer, before);
      const values = {
        name: before.name,
        status: before.status,
        album_id: before.album_id,
        artist_ids: before.artist_ids,
        artist_roles: before.artists.map(({ role }) => role),
        number: before.number,
        disc: before.disc,
        stream_url: before.stream_url,
        duration: before.duration,
        release_date: before.release_date,
        description: before.description,
        is_explicit: change.is_explicit ?? before.is_explicit,
        licence: change.licence === undefined ? before.licence : change.licence,
        credits: change.credits ? [...before.credits, ...change.credits].slice(0, 100) : before.credits,
        genre_ids: change.genre_ids ? genre_ids : before.genre_ids,
        tag_ids: change.tag_ids ? tag_ids : before.tag_ids,
      };
      await updateRecord(tx, trackTable, viewer, id, values);
    }
  });
