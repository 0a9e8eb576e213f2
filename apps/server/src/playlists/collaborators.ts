import {
  type Collaboration,
  collaborationLimits,
  playlistInvitePath,
  type PlaylistInvite,
} from '@segno/data/contract';
import { and, count, desc, eq, isNull, not } from 'drizzle-orm';
import { hasBlocked } from '../users/blocks.ts';
import type { Database } from '../db/Database.ts';
import { notFound, Problem } from '../http/Problem.ts';
import { openAtRest, sealAtRest } from '../secrets/atRest.ts';
import { createToken, hashToken } from '../sessions/tokens.ts';
import { imageOfUser } from '../users/imageOfUser.ts';
import { users } from '../users/table.ts';
import type { SignedInViewer, Viewer } from '../viewer/Viewer.ts';
import { forbidden, lockForEdit, noSuchPlaylist } from './locks.ts';
import { canEditTracks, playlistPolicy } from './policy.ts';
import { playlistCollaborators as collaborators, playlistInvites as invites, playlists } from './table.ts';

/** What the secrets of links are sealed for. */
const purpose = 'playlist invite';

const invalidLink = () => notFound('This link is not valid, or not any more.');

/** Throws unless the viewer may change the playlist. */
async function requireEdit(db: Database, viewer: SignedInViewer, id: number): Promise<void> {
  const [found] = await db
    .select()
    .from(playlists)
    .where(and(eq(playlists.id, id), playlistPolicy.isVisible(viewer)));
  if (!found) throw noSuchPlaylist();
  if (!playlistPolicy.canEdit(viewer, found)) throw forbidden();
}

/** Who edits a playlist that the viewer may change, and its link. */
export async function findCollaboration(
  db: Database,
  viewer: SignedInViewer,
  id: number,
): Promise<Collaboration> {
  await requireEdit(db, viewer, id);
  const [link] = await db.select().from(invites).where(eq(invites.playlist_id, id));
  const token = link && openAtRest(link.token, purpose);
  const people = await db
    .select({ id: users.id, name: users.name, image: imageOfUser, joined_at: collaborators.joined_at })
    .from(collaborators)
    .innerJoin(users, eq(users.id, collaborators.user_id))
    .where(eq(collaborators.playlist_id, id))
    .orderBy(desc(collaborators.joined_at), desc(collaborators.user_id))
    .limit(collaborationLimits.people);
  return {
    link:
      link && token ? { path: playlistInvitePath(token), created_at: link.created_at.toISOString() } : null,
    people: people.map((person) => ({ ...person, joined_at: person.joined_at.toISOString() })),
  };
}

/** Makes a new link, which replaces the former one, and makes the playlist collaborative. */
export const createInvite = (db: Database, viewer: SignedInViewer, id: number): Promise<void> =>
  db.transaction(async (tx) => {
    const { rules } = await lockForEdit(tx, viewer, id);
    if (rules !== null)
      throw new Problem({
        status: 409,
        code: 'smart_playlist',
        message: 'The tracks of a smart playlist are found by its rules.',
      });
    const token = createToken();
    const link = { token: sealAtRest(token, purpose), token_hash: hashToken(token), created_at: new Date() };
    await tx
      .insert(invites)
      .values({ playlist_id: id, ...link })
      .onConflictDoUpdate({ target: invites.playlist_id, set: link });
    await tx.update(playlists).set({ collaborative: true }).where(eq(playlists.id, id));
  });

/** Takes the link back: nobody joins by it any more. Who has joined stays. It is safe to repeat. */
export async function revokeInvite(db: Database, viewer: SignedInViewer, id: number): Promise<void> {
  await requireEdit(db, viewer, id);
  await db.delete(invites).where(eq(invites.playlist_id, id));
}

/** Removes a person, who may also leave by themselves. It is safe to repeat. */
export async function removeCollaborator(
  db: Database,
  viewer: SignedInViewer,
  id: number,
  userId: number,
): Promise<void> {
  if (userId !== viewer.user.id) await requireEdit(db, viewer, id);
  await db
    .delete(collaborators)
    .where(and(eq(collaborators.playlist_id, id), eq(collaborators.user_id, userId)));
}

/** The playlist of a link, unless it was deleted, is not collaborative any more, or the viewer may not see its owner. */
async function findByToken(db: Database, viewer: Viewer, token: string) {
  const [found] = await db
    .select({ playlist: playlists, owner: users.name })
    .from(invites)
    .innerJoin(playlists, eq(playlists.id, invites.playlist_id))
    .innerJoin(users, eq(users.id, playlists.owner_id))
    .where(
      and(
        eq(invites.token_hash, hashToken(token)),
        eq(playlists.collaborative, true),
        isNull(playlists.deleted_at),
        viewer.user ? not(hasBlocked(playlists.owner_id, viewer.user.id)) : undefined,
      ),
    );
  if (!found) throw invalidLink();
  return found;
}

/** What the link with this secret is for. */
export async function findInvite(db: Database, viewer: Viewer, token: string): Promise<PlaylistInvite> {
  const { playlist, owner } = await findByToken(db, viewer, token);
  return {
    playlist: {
      id: playlist.id,
      name: playlist.name,
      owner,
      tracks_count: playlist.tracks_count,
    },
    is_member: canEditTracks(viewer, playlist),
  };
}

/** Lets the viewer edit the tracks of the playlist of a link. Returns its id. It is safe to repeat. */
export const joinByInvite = (db: Database, viewer: SignedInViewer, token: string): Promise<number> =>
  db.transaction(async (tx) => {
    const { id: userId } = viewer.user;
    // A person who joins twice at once is counted once.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
    const { playlist } = await findByToken(tx, viewer, token);
    await tx
      .select({ id: playlists.id })
      .from(playlists)
      .where(eq(playlists.id, playlist.id))
      .for('no key update');
    if (canEditTracks(viewer, playlist)) return playlist.id;
    const [people] = await tx
      .select({ count: count() })
      .from(collaborators)
      .where(eq(collaborators.playlist_id, playlist.id));
    const [own] = await tx
      .select({ count: count() })
      .from(collaborators)
      .where(eq(collaborators.user_id, userId));
    if (
      (people?.count ?? 0) >= collaborationLimits.people ||
      (own?.count ?? 0) >= collaborationLimits.playlists
    )
      throw new Problem({
        status: 422,
        code: 'too_many_collaborators',
        message: 'No more people can join this playlist.',
      });
    await tx
      .insert(collaborators)
      .values({ playlist_id: playlist.id, user_id: userId })
      .onConflictDoNothing();
    return playlist.id;
  });
