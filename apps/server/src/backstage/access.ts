import { hasPermission } from '@segno/data/contract';
import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { albumArtists, albums } from '../albums/table.ts';
import { artistManagers, artists } from '../artists/table.ts';
import type { Database } from '../db/Database.ts';
import { notFound, Problem } from '../http/Problem.ts';
import { among } from '../records/Listing.ts';
import { trackArtists, tracks } from '../tracks/table.ts';
import type { SignedInViewer } from '../viewer/Viewer.ts';

/** Whether a viewer may change the whole catalogue. */
export const isEditor = (viewer: SignedInViewer) => hasPermission(viewer, 'music.update');

const actsFor = (viewer: SignedInViewer, artistId: PgColumn | SQL) =>
  sql`exists (select 1 from ${artistManagers} m where m.artist_id = ${artistId} and m.user_id = ${viewer.user.id})`;

/** The artists for whom a viewer acts (BACKSTAGE-3). */
export const isManagedArtist = (viewer: SignedInViewer) => actsFor(viewer, artists.id);

/** The albums that a viewer owns, or whose primary artists the viewer acts for. */
export const isManagedAlbum = (viewer: SignedInViewer) =>
  sql`(${albums.owner_id} = ${viewer.user.id} or exists (select 1 from ${albumArtists} l
    where l.album_id = ${albums.id} and l.role = 'primary' and ${actsFor(viewer, sql`l.artist_id`)}))`;

/** The same for tracks. */
export const isManagedTrack = (viewer: SignedInViewer) =>
  sql`(${tracks.owner_id} = ${viewer.user.id} or exists (select 1 from ${trackArtists} l
    where l.track_id = ${tracks.id} and l.role = 'primary' and ${actsFor(viewer, sql`l.artist_id`)}))`;

/** Refuses a record that the viewer may not change. What a person cannot change does not exist for the backstage. */
async function requireManaged(
  db: Database,
  viewer: SignedInViewer,
  table: typeof albums | typeof artists | typeof tracks,
  id: number,
  condition: SQL,
) {
  const mayEdit = isEditor(viewer) ? sql`true` : condition;
  if ((await db.$count(table, sql`${table.id} = ${id} and ${mayEdit}`)) === 0) throw notFound();
}
export const requireAlbum = (db: Database, viewer: SignedInViewer, id: number) =>
  requireManaged(db, viewer, albums, id, isManagedAlbum(viewer));
export const requireArtist = (db: Database, viewer: SignedInViewer, id: number) =>
  requireManaged(db, viewer, artists, id, isManagedArtist(viewer));
export const requireTrack = (db: Database, viewer: SignedInViewer, id: number) =>
  requireManaged(db, viewer, tracks, id, isManagedTrack(viewer));

/** Refuses tracks of which the viewer may not change one. */
export async function requireTracks(
  db: Database,
  viewer: SignedInViewer,
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return;
  const mayEdit = isEditor(viewer) ? sql`true` : isManagedTrack(viewer);
  if ((await db.$count(tracks, sql`${among(tracks.id, [...ids])} and ${mayEdit}`)) < new Set(ids).size)
    throw notFound();
}

/** Fields whose values the viewer may not use. */
export const refused = (fields: Record<string, string>) =>
  new Problem({
    status: 422,
    code: 'invalid_request',
    message: 'Some of what was sent is not valid.',
    fields,
  });

/** Refuses artists for whom the viewer does not act, except those that the record has already, and albums of others. */
export async function requireOwnLinks(
  db: Database,
  viewer: SignedInViewer,
  { artist_ids, album_id = null }: { artist_ids: number[]; album_id?: number | null },
  before: { artist_ids: number[]; album_id?: number | null } = { artist_ids: [] },
): Promise<void> {
  if (isEditor(viewer)) return;
  const added = [...new Set(artist_ids)].filter((id) => !before.artist_ids.includes(id));
  const managed =
    added.length === 0
      ? 0
      : await db.$count(artists, sql`${among(artists.id, added)} and ${isManagedArtist(viewer)}`);
  if (managed < added.length) throw refused({ artist_ids: 'You do not act for this artist.' });
  if (artist_ids.length === 0) throw refused({ artist_ids: 'Choose an artist.' });
  if (album_id === null || album_id === (before.album_id ?? null)) return;
  const own = sql`${albums.id} = ${album_id} and ${isManagedAlbum(viewer)}`;
  if ((await db.$count(albums, own)) === 0) throw refused({ album_id: 'This is not an album of yours.' });
}

/** Refuses a release that the administration has hidden, so that its owner does not publish it again. */
export function requireNotHidden(viewer: SignedInViewer, { status }: { status: string }): void {
  if (status === 'hidden' && !isEditor(viewer))
    throw new Problem({
      status: 403,
      code: 'forbidden',
      message: 'This release was hidden. It cannot be changed.',
    });
}
