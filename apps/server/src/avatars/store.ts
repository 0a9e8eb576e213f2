import { and, eq, isNotNull } from 'drizzle-orm';
import type { Database } from '../db/Database.ts';
import type { Uploads } from '../media/images/createUploads.ts';
import { images } from '../media/table.ts';
import { users } from '../users/table.ts';

/** Makes a file the profile picture of a person. The former one is removed. */
export async function setAvatar(
  db: Database,
  uploads: Uploads,
  userId: number,
  file: Uint8Array,
): Promise<void> {
  const upload = await uploads.store(file);
  try {
    await replaceAvatar(db, uploads, userId, upload);
  } catch (error) {
    await uploads.remove(upload.key);
    throw error;
  }
}

/** Removes the profile picture of a person: initials are shown again. */
export const removeAvatar = (db: Database, uploads: Uploads, userId: number): Promise<void> =>
  replaceAvatar(db, uploads, userId, null);

async function replaceAvatar(
  db: Database,
  uploads: Uploads,
  userId: number,
  upload: Awaited<ReturnType<Uploads['store']>> | null,
): Promise<void> {
  const former = await db.transaction(async (tx) => {
    const [user] = await tx
      .select({ key: users.image_key })
      .from(users)
      .where(eq(users.id, userId))
      .for('update');
    if (upload) await tx.insert(images).values({ ...upload, kind: 'user' });
    await tx
      .update(users)
      .set({ image_key: upload?.key ?? null })
      .where(eq(users.id, userId));
    if (!user?.key) return undefined;
    const [removed] = await tx
      .delete(images)
      .where(and(eq(images.key, user.key), isNotNull(images.hash)))
      .returning({ key: images.key });
    return removed?.key;
  });
  if (former !== undefined) await uploads.remove(former);
}
