import { albumTable } from '../admin/catalogue/albumTable.ts';
import { trackTable } from '../admin/catalogue/trackTable.ts';
import { deleteRecords } from '../admin/changes.ts';
import { undoChange } from '../admin/undo.ts';
import type { Database } from '../db/Database.ts';
import type { SignedInViewer } from '../viewer/Viewer.ts';
import { requireNotHidden } from './access.ts';
import { findManagedAlbum, findManagedTrack } from './store.ts';

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

/** Brings back what the viewer has deleted. */
export const undoRemoval = (db: Database, viewer: SignedInViewer, id: number): Promise<void> =>
  undoChange(db, [albumTable, trackTable], viewer, id, { isOwn: true });
