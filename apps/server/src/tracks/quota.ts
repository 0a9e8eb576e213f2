import { checkQuota } from '@segno/data/contract';
import { eq } from 'drizzle-orm';
import type { Database } from '../db/Database.ts';
import { Problem } from '../http/Problem.ts';
import { users } from '../users/table.ts';
import type { SignedInViewer } from '../viewer/Viewer.ts';
import { tracks } from './table.ts';

/**
 * Refuses one more track than the viewer may own, in the transaction that adds it. Until it ends, others that add tracks
 * of this person wait. With `isAdded` the track is stored already.
 */
export async function requireTrackQuota(
  tx: Database,
  viewer: SignedInViewer,
  { isAdded = false }: { isAdded?: boolean } = {},
): Promise<void> {
  const { id } = viewer.user;
  await tx.select({ id: users.id }).from(users).where(eq(users.id, id)).for('no key update');
  const owned = await tx.$count(tracks, eq(tracks.owner_id, id));
  if (checkQuota(viewer, 'music.create', 'count', isAdded ? owned - 1 : owned).overQuota)
    throw new Problem({
      status: 403,
      code: 'quota_exceeded',
      message: 'You have the most tracks that you may have.',
    });
}
