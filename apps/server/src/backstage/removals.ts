import type { ManagedKind, ManagedTrack } from '@segno/data/contract';
import { and, desc, eq, sql } from 'drizzle-orm';
import { albumTable } from '../admin/catalogue/albumTable.ts';
import { artistTable } from '../admin/catalogue/artistTable.ts';
import { trackTable } from '../admin/catalogue/trackTable.ts';
import { deleteRecords } from '../admin/changes.ts';
import { undoChange } from '../admin/undo.ts';
import { auditEntries } from '../audit/table.ts';
import type { Database } from '../db/Database.ts';
import { notFound } from '../http/Problem.ts';
import { among } from '../records/Listing.ts';
import { requireTrackQuota } from '../tracks/quota.ts';
import { tracks } from '../tracks/table.ts';
import type { SignedInViewer } from '../viewer/Viewer.ts';
import { requireNotHidden, requireOwnLinks } from './access.ts';
import { findManagedAlbum, findManagedArtist, findManagedTrack } from './store.ts';

/** Deletes a track, and returns the id that undoes it. */
export const removeTrack = (db: Database, viewer: SignedInViewer, id: number): Promise<number | null> =>
  db.transaction(async (tx) => {
    requireNotHidden(viewer, await findManagedTrack(tx, viewer, id));
    return (await deleteRecords(tx, trackTable, viewer, [id])).undo_id;
  });

/** Deletes an album. Its tracks stay, without an album. */
export const removeAlbum = (db: Database, viewer: SignedInViewer, id: number): Promise<number | null> =>
  db.transaction(async (tx) => {
    requireNotHidden(viewer, await findManagedAlbum(tx, viewer, id));
    return (await deleteRecords(tx, albumTable, viewer, [id])).undo_id;
  });

/** Brings back what the viewer has deleted. Who has left the team of its artists since brings back nothing of them. */
export const undoRemoval = (db: Database, viewer: SignedInViewer, id: number): Promise<void> =>
  db.transaction(async (tx) => {
    const [entry] = await tx
      .select({
        action: auditEntries.action,
        resource: auditEntries.resource,
        record_ids: auditEntries.record_ids,
      })
      .from(auditEntries)
      .where(eq(auditEntries.id, id));
    if (entry?.action !== 'delete') throw notFound();
    await undoChange(tx, [albumTable, trackTable], viewer, id, { isOwn: true });
    const find = entry.resource === 'albums' ? findManagedAlbum : findManagedTrack;
    for (const recordId of entry.record_ids)
      await requireRestorable(tx, viewer, await find(tx, viewer, recordId));
    if (entry.resource !== 'tracks') return;
    const own = and(among(tracks.id, entry.record_ids), eq(tracks.owner_id, viewer.user.id));
    if ((await tx.$count(tracks, own)) > 0) await requireTrackQuota(tx, viewer, { isAdded: true });
  });

type Links = Pick<ManagedTrack, 'artist_ids'> & Partial<Pick<ManagedTrack, 'album_id'>>;

/** Refuses artists and an album that an undo has brought back and the viewer may not use any more. */
async function requireRestorable(tx: Database, viewer: SignedInViewer, after: Links, before?: Links) {
  // A draft of an uploaded file has no artist yet.
  if (after.artist_ids.length > 0) await requireOwnLinks(tx, viewer, after, before);
}

const finders = { albums: findManagedAlbum, artists: findManagedArtist, tracks: findManagedTrack };

/**
 * Undoes the edit with which the viewer made a version of a record: its fields, its pictures and its sound are those of
 * before. Refused when the record was changed again since.
 */
export const undoEdit = (
  db: Database,
  viewer: SignedInViewer,
  { kind, id }: { kind: ManagedKind; id: number },
  version: string,
): Promise<void> =>
  db.transaction(async (tx) => {
    const record = await finders[kind](tx, viewer, id);
    if (kind !== 'artists') requireNotHidden(viewer, record);
    const [entry] = await tx
      .select({ id: auditEntries.id })
      .from(auditEntries)
      .where(
        and(
          eq(auditEntries.user_id, viewer.user.id),
          eq(auditEntries.resource, kind),
          eq(auditEntries.action, 'update'),
          sql`${auditEntries.record_ids} @> ${String(id)}::jsonb`,
          sql`${auditEntries.after} ->> 'updated_at' = ${version}`,
        ),
      )
      .orderBy(desc(auditEntries.id))
      .limit(1);
    if (!entry) throw notFound();
    await undoChange(tx, [albumTable, artistTable, trackTable], viewer, entry.id, { isOwn: true });
    if (kind === 'artists') return;
    // The former artists and album can be those of a team that the viewer has left since.
    const [before, after] = [record as Links, (await finders[kind](tx, viewer, id)) as Links];
    await requireRestorable(tx, viewer, after, before);
  });
