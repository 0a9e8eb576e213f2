import { lt } from 'drizzle-orm';
import type { Database } from '../db/Database.ts';
import { playlistRemovals, playlists } from './table.ts';

/** The most that one person may store, with what is deleted and can be restored. */
export const mostStored: { playlists: number; entries: number } = { playlists: 10_000, entries: 500_000 };

/** How long a deleted playlist and removed entries can be restored, in days. */
const restorableDays = 30;
/** What was removed before this time cannot be restored. */
export const oldestRestorable = () => new Date(Date.now() - restorableDays * 86_400_000);

/** Deletes what cannot be restored any more. */
export async function deleteUnrestorable(db: Database): Promise<void> {
  const oldest = oldestRestorable();
  await db.delete(playlists).where(lt(playlists.deleted_at, oldest));
  await db.delete(playlistRemovals).where(lt(playlistRemovals.created_at, oldest));
}
