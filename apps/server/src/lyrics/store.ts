import { hasPermission, type Lyrics, type LyricsInput } from '@segno/data/contract';
import { and, eq, or, sql } from 'drizzle-orm';
import { artistManagers } from '../artists/table.ts';
import type { Database } from '../db/Database.ts';
import { notFound, Problem } from '../http/Problem.ts';
import { trackPolicy } from '../tracks/policy.ts';
import { trackArtists, tracks } from '../tracks/table.ts';
import type { Viewer } from '../viewer/Viewer.ts';
import { lyrics } from './table.ts';

/** Whoever may change the track, and editors of the whole catalogue. */
const canEdit = (viewer: Viewer, track: { owner_id: number | null; isManaged: boolean }) =>
  track.isManaged ||
  trackPolicy.canEdit(viewer, track) ||
  (viewer.user !== null && hasPermission(viewer, 'music.update'));

/** Whether the viewer acts for a primary artist of the track. */
const isManaged = ({ user }: Viewer) =>
  user === null
    ? sql<boolean>`false`
    : sql<boolean>`exists (select 1 from ${trackArtists} l join ${artistManagers} m on m.artist_id = l.artist_id
        where l.track_id = ${tracks.id} and l.role = 'primary' and m.user_id = ${user.id})`;

async function findVisibleTrack(db: Database, viewer: Viewer, trackId: number) {
  const [track] = await db
    .select({ id: tracks.id, owner_id: tracks.owner_id, isManaged: isManaged(viewer) })
    .from(tracks)
    .where(and(eq(tracks.id, trackId), or(trackPolicy.isVisible(viewer), isManaged(viewer))));
  if (!track) throw notFound('There is no such track.');
  return track;
}

/** The lyrics of a track that the viewer may see; null when it has none. */
export async function findLyrics(db: Database, viewer: Viewer, trackId: number): Promise<Lyrics | null> {
  const track = await findVisibleTrack(db, viewer, trackId);
  const [found] = await db.select().from(lyrics).where(eq(lyrics.track_id, trackId));
  if (!found) return null;
  const mayEdit = canEdit(viewer, track);
  return {
    id: found.id,
    track_id: found.track_id,
    kind: found.kind,
    language: found.language,
    lines: found.lines,
    source: found.source,
    author: found.author,
    updated_at: found.updated_at.toISOString(),
    permissions: { update: mayEdit, delete: mayEdit },
  };
}

async function requireEditor(db: Database, viewer: Viewer, trackId: number) {
  const track = await findVisibleTrack(db, viewer, trackId);
  if (!canEdit(viewer, track))
    throw new Problem({
      status: 403,
      code: 'forbidden',
      message: 'You cannot change the lyrics of this track.',
    });
}

/** Refuses to replace lyrics that are not those of the version. Changes of the lyrics of a track wait for each other. */
async function requireVersion(tx: Database, trackId: number, version: string | null | undefined) {
  await tx.select({ id: tracks.id }).from(tracks).where(eq(tracks.id, trackId)).for('update');
  if (version === undefined) return;
  const [found] = await tx
    .select({ updated_at: lyrics.updated_at })
    .from(lyrics)
    .where(eq(lyrics.track_id, trackId));
  if ((found?.updated_at.toISOString() ?? null) !== version)
    throw new Problem({
      status: 409,
      code: 'changed',
      message: 'Somebody else has changed this meanwhile. Load it again to see the changes.',
    });
}

/** Stores the lyrics of a track, in place of those that it has. */
export async function saveLyrics(
  db: Database,
  viewer: Viewer,
  trackId: number,
  { version, ...input }: LyricsInput,
): Promise<void> {
  await requireEditor(db, viewer, trackId);
  const kind = input.lines[0]?.start == null ? 'plain' : 'synced';
  await db.transaction(async (tx) => {
    await requireVersion(tx, trackId, version);
    const values = { ...input, kind } as const;
    await tx
      .insert(lyrics)
      .values({ ...values, track_id: trackId })
      .onConflictDoUpdate({ target: lyrics.track_id, set: { ...values, updated_at: new Date() } });
    await tx.update(tracks).set({ has_lyrics: true }).where(eq(tracks.id, trackId));
  });
}

/** Removes the lyrics of a track. It is safe to repeat. */
export async function deleteLyrics(
  db: Database,
  viewer: Viewer,
  trackId: number,
  version?: string,
): Promise<void> {
  await requireEditor(db, viewer, trackId);
  await db.transaction(async (tx) => {
    await requireVersion(tx, trackId, version);
    await tx.delete(lyrics).where(eq(lyrics.track_id, trackId));
    await tx.update(tracks).set({ has_lyrics: false }).where(eq(tracks.id, trackId));
  });
}
