import { randomBytes } from 'node:crypto';
import type { AlbumDetail, PrivateLink } from '@segno/data/contract';
import { and, eq, isNull } from 'drizzle-orm';
import { findAlbum } from '../albums/store.ts';
import { albums } from '../albums/table.ts';
import type { Database } from '../db/Database.ts';
import { notFound } from '../http/Problem.ts';
import type { Viewer } from '../viewer/Viewer.ts';
import type { SignedInViewer } from '../viewer/requireUser.ts';
import { requireAlbum } from './access.ts';
import { privateLinks } from './table.ts';

const valid = (albumId: number) => and(eq(privateLinks.album_id, albumId), isNull(privateLinks.revoked_at));

/** The private link of an album; null when it has none. */
export async function findPrivateLink(
  db: Database,
  viewer: SignedInViewer,
  albumId: number,
): Promise<PrivateLink | null> {
  await requireAlbum(db, viewer, albumId);
  const [link] = await db.select().from(privateLinks).where(valid(albumId)).limit(1);
  return link ? { path: `/private/${link.token}`, created_at: link.created_at.toISOString() } : null;
}

/** Makes the private link of an album, if it has none. */
export const createPrivateLink = (db: Database, viewer: SignedInViewer, albumId: number): Promise<void> =>
  db.transaction(async (tx) => {
    await requireAlbum(tx, viewer, albumId);
    await tx.select({ id: albums.id }).from(albums).where(eq(albums.id, albumId)).for('update');
    if ((await tx.$count(privateLinks, valid(albumId))) > 0) return;
    const token = randomBytes(18).toString('base64url');
    await tx.insert(privateLinks).values({ token, album_id: albumId, created_by: viewer.user.id });
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

/** The album of a private link with its tracks, whether or not they are public. Nobody may change them here. */
export async function findPrivateAlbum(db: Database, viewer: Viewer, token: string): Promise<AlbumDetail> {
  const [link] = await db
    .select({ albumId: albums.id, status: albums.status })
    .from(privateLinks)
    .innerJoin(albums, eq(albums.id, privateLinks.album_id))
    .where(and(eq(privateLinks.token, token), isNull(privateLinks.revoked_at)));
  if (!link || link.status === 'hidden') throw notFound('This link is not valid, or not any more.');
  const album = await findAlbum(db, asReader(viewer), link.albumId);
  return {
    ...album,
    permissions,
    tracks: album.tracks
      .filter(({ source }) => source.url !== '')
      .map((track) => ({ ...track, permissions })),
  };
}
