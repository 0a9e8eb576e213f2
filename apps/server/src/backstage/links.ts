import { randomBytes } from 'node:crypto';
import type { AlbumDetail, Image, PrivateLink } from '@segno/data/contract';
import { and, eq, inArray, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import { findAlbum } from '../albums/store.ts';
import { albums } from '../albums/table.ts';
import type { Database } from '../db/Database.ts';
import { notFound } from '../http/Problem.ts';
import { tracks } from '../tracks/table.ts';
import { openAtRest, sealAtRest } from '../secrets/atRest.ts';
import { hashToken } from '../sessions/tokens.ts';
import type { SignedInViewer, Viewer } from '../viewer/Viewer.ts';
import { requireAlbum } from './access.ts';
import { privateLinks } from './table.ts';

/** What the addresses of private links are encrypted for. */
const secretOf = 'private link';

const valid = (albumId: number) => and(eq(privateLinks.album_id, albumId), isNull(privateLinks.revoked_at));

const isValidLink = (token: string) =>
  and(
    eq(privateLinks.token_hash, hashToken(token)),
    isNull(privateLinks.revoked_at),
    ne(albums.status, 'hidden'),
  );

/** The private link of an album; null when it has none. */
export async function findPrivateLink(
  db: Database,
  viewer: SignedInViewer,
  albumId: number,
): Promise<PrivateLink | null> {
  await requireAlbum(db, viewer, albumId);
  const [link] = await db.select().from(privateLinks).where(valid(albumId)).limit(1);
  const token = link && openAtRest(link.token, secretOf);
  if (!link || token === null || token === undefined) return null;
  // One of an earlier version is plain.
  if (token === link.token)
    await db
      .update(privateLinks)
      .set({ token: sealAtRest(token, secretOf) })
      .where(eq(privateLinks.id, link.id));
  return { path: `/private/${token}`, created_at: link.created_at.toISOString() };
}

/** Makes the private link of an album, if it has none. */
export const createPrivateLink = (db: Database, viewer: SignedInViewer, albumId: number): Promise<void> =>
  db.transaction(async (tx) => {
    await requireAlbum(tx, viewer, albumId);
    await tx.select({ id: albums.id }).from(albums).where(eq(albums.id, albumId)).for('update');
    if ((await findPrivateLink(tx, viewer, albumId)) !== null) return;
    // One that this server cannot decrypt, as after a restore without the key.
    await tx.update(privateLinks).set({ revoked_at: new Date() }).where(valid(albumId));
    const token = randomBytes(18).toString('base64url');
    await tx.insert(privateLinks).values({
      token: sealAtRest(token, secretOf),
      token_hash: hashToken(token),
      album_id: albumId,
      created_by: viewer.user.id,
    });
  });

/** Takes the private link of an album back. It is safe to repeat. */
export async function revokePrivateLink(
  db: Database,
  viewer: SignedInViewer,
  albumId: number,
): Promise<void> {
  await requireAlbum(db, viewer, albumId);
  await db.update(privateLinks).set({ revoked_at: new Date() }).where(valid(albumId));
}

/** Ends the private links of albums. */
export async function endPrivateLinks(tx: Database, ofAlbums: SQL): Promise<void> {
  const chosen = tx.select({ id: albums.id }).from(albums).where(ofAlbums);
  await tx
    .update(privateLinks)
    .set({ revoked_at: new Date() })
    .where(and(inArray(privateLinks.album_id, chosen), isNull(privateLinks.revoked_at)));
}

/** Whether a private link shows a file: the sound of a track of its album, or a cover of them. */
export async function isLinked(
  db: Database,
  token: string,
  kind: 'audio' | 'images',
  key: string,
): Promise<boolean> {
  const ofTracks = sql`exists (select 1 from ${tracks} where ${tracks.album_id} = ${albums.id}
    and ${tracks.status} <> 'hidden' and ${kind === 'audio' ? tracks.recording_key : tracks.image_key} = ${key})`;
  const isShown = kind === 'audio' ? ofTracks : or(eq(albums.image_key, key), ofTracks);
  const [found] = await db
    .select({ id: albums.id })
    .from(privateLinks)
    .innerJoin(albums, eq(albums.id, privateLinks.album_id))
    .where(and(isValidLink(token), isShown))
    .limit(1);
  return found !== undefined;
}

/** The address of a file for those who have a private link. */
const linkedPath = (token: string, path: string) =>
  path.startsWith('/media/') ? path.replace('/media/', `/media/linked/${token}/`) : path;
const linkedImage = (token: string, image: Image | null) =>
  image && { ...image, src: linkedPath(token, image.src) };

/** Somebody who reads everything and is nobody. */
const asReader = (viewer: Viewer): Viewer => ({
  ...viewer,
  user: {
    id: 0,
    name: '',
    email: '',
    email_verified_at: null,
    banned_at: null,
    timezone: 'UTC',
    language: null,
    roles: [],
    permissions: [{ name: 'admin', restrictions: [] }],
    subscriptions: [],
    unread_notifications_count: 0,
    social_profiles: [],
  },
});
const permissions = { update: false, delete: false };

/**
 * The album of a private link with its tracks, whether or not they are public, but without those that the administration
 * has hidden. Nobody may change them here.
 */
export async function findPrivateAlbum(db: Database, viewer: Viewer, token: string): Promise<AlbumDetail> {
  const [link] = await db
    .select({ albumId: albums.id })
    .from(privateLinks)
    .innerJoin(albums, eq(albums.id, privateLinks.album_id))
    .where(isValidLink(token));
  if (!link) throw notFound('This link is not valid, or not any more.');
  const album = await findAlbum(db, asReader(viewer), link.albumId);
  const hiddenTracks = await db
    .select({ id: tracks.id })
    .from(tracks)
    .where(and(eq(tracks.album_id, link.albumId), eq(tracks.status, 'hidden')));
  const hidden = new Set(hiddenTracks.map(({ id }) => id));
  return {
    ...album,
    image: linkedImage(token, album.image),
    permissions,
    tracks: album.tracks
      .filter(({ id, source }) => source.url !== '' && !hidden.has(id))
      .map((track) => ({
        ...track,
        image: linkedImage(token, track.image),
        source: { ...track.source, url: linkedPath(token, track.source.url) },
        permissions,
      })),
  };
}
