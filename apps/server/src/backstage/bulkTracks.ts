import type { BulkTracksInput, FormerTracks, ManagedTrack } from '@segno/data/contract';
import { trackTable } from '../admin/catalogue/trackTable.ts';
import { updateRecord } from '../admin/changes.ts';
import type { Database } from '../db/Database.ts';
import type { SignedInViewer } from '../viewer/Viewer.ts';
import { requireNotHidden, requireTracks } from './access.ts';
import { withIds } from './names.ts';
import { findManagedTrack } from './store.ts';

type Change = Partial<Pick<ManagedTrack, 'genre_ids' | 'tag_ids' | 'licence' | 'is_explicit' | 'credits'>>;

/** All values of a track, with some of them changed. */
const valuesWith = (before: ManagedTrack, change: Change) => ({
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
  is_explicit: before.is_explicit,
  licence: before.licence,
  credits: before.credits,
  genre_ids: before.genre_ids,
  tag_ids: before.tag_ids,
  ...change,
});

/**
 * Changes the same fields of several tracks at once (BACKSTAGE-15). Fields that are left out stay. Returns what
 * `restoreTracks` needs to undo it.
 */
export const changeTracks = (
  db: Database,
  viewer: SignedInViewer,
  { track_ids, change: { credits: added, genre_ids, tag_ids, ...change } }: BulkTracksInput,
): Promise<FormerTracks['tracks']> =>
  db.transaction(async (tx) => {
    await requireTracks(tx, viewer, track_ids);
    const links = await withIds(tx, { genre_ids: genre_ids ?? [], tag_ids: tag_ids ?? [] });
    const former: FormerTracks['tracks'] = [];
    for (const id of new Set(track_ids)) {
      const before = await findManagedTrack(tx, viewer, id);
      requireNotHidden(viewer, before);
      const values = valuesWith(before, {
        ...change,
        ...(genre_ids && { genre_ids: links.genre_ids }),
        ...(tag_ids && { tag_ids: links.tag_ids }),
        ...(added && { credits: [...before.credits, ...added].slice(0, 100) }),
      });
      await updateRecord(tx, trackTable, viewer, id, values);
      const { updated_at: version } = await findManagedTrack(tx, viewer, id);
      former.push({
        id,
        version,
        genre_ids: before.genre_ids,
        tag_ids: before.tag_ids,
        licence: before.licence,
        is_explicit: before.is_explicit,
        credits: before.credits,
      });
    }
    return former;
  });

/** Gives several tracks the values that they had before `changeTracks`, unless somebody has changed one since. */
export const restoreTracks = (
  db: Database,
  viewer: SignedInViewer,
  { tracks }: FormerTracks,
): Promise<void> =>
  db.transaction(async (tx) => {
    await requireTracks(
      tx,
      viewer,
      tracks.map(({ id }) => id),
    );
    for (const { id, version, ...former } of tracks) {
      const before = await findManagedTrack(tx, viewer, id);
      requireNotHidden(viewer, before);
      await updateRecord(tx, trackTable, viewer, id, valuesWith(before, former), { version });
    }
  });
