import { and, eq, isNotNull } from 'drizzle-orm';
import type { Database } from '../db/Database.ts';
import { afterCommit } from '../db/RequestTransaction.ts';
import type { Uploads } from '../media/images/createUploads.ts';
import { images } from '../media/table.ts';
import type { SignedInViewer } from '../viewer/Viewer.ts';
import { lockForEdit } from './locks.ts';
import { playlists } from './table.ts';

/** Makes an uploaded picture the cover of a playlist. The former one is removed. */
export async function setCover(
  db: Database,
  uploads: Uploads,
  viewer: SignedInViewer,
  id: number,
  file: Uint8Array,
): Promise<void> {
  // Checked before the picture is decoded, and again with the lock.
  await db.transaction((tx) => lockForEdit(tx, viewer, id));
  const upload = await uploads.store(file);
  try {
    await replaceCover(db, uploads, viewer, id, upload);
  } catch (error) {
    await uploads.remove(upload.key);
    throw error;
  }
}

/** Removes the uploaded cover of a playlist: it shows the mosaic of its tracks again. */
export const removeCover = (
  db: Database,
  uploads: Uploads,
  viewer: SignedInViewer,
  id: number,
): Promise<void> => replaceCover(db, uploads, viewer, id, null);

async function replaceCover(
  db: Database,
  uploads: Uploads,
  viewer: SignedInViewer,
  id: number,
  upload: Awaited<ReturnType<Uploads['store']>> | null,
): Promise<void> {
  const former = await db.transaction(async (tx) => {
    const { image_key } = await lockForEdit(tx, viewer, id);
    if (upload) await tx.insert(images).values({ ...upload, kind: 'playlist' });
    await tx
      .update(playlists)
      .set({ image_key: upload?.key ?? null, updated_at: new Date() })
      .where(eq(playlists.id, id));
    // Drawn pictures have no file and stay.
    const [removed] = image_key
      ? await tx
          .delete(images)
          .where(and(eq(images.key, image_key), isNotNull(images.hash)))
          .returning({ key: images.key })
      : [];
    return removed?.key;
  });
  if (former !== undefined) await afterCommit(() => uploads.remove(former));
}
