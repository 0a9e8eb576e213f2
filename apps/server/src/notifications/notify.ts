import { type NotificationData, playlistPath } from '@segno/data/contract';
import { eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../db/Database.ts';
import { escapeHtml } from '../escapeHtml.ts';
import { playlists } from '../playlists/table.ts';
import { users } from '../users/table.ts';
import { workspaceMembers } from '../workspaces/table.ts';
import { notifications } from './table.ts';

interface Message {
  type: string;
  /** What it is about. While one with this subject is unread, another replaces it. */
  subject: string;
  data: NotificationData;
}

/** Notifies a user, in the transaction of the change that the message is about. */
async function notify(tx: Database, userId: number, message: Message): Promise<void> {
  await tx
    .insert(notifications)
    .values({ user_id: userId, ...message })
    .onConflictDoUpdate({
      target: [notifications.user_id, notifications.subject],
      targetWhere: sql`read_at is null`,
      set: { data: message.data, created_at: new Date() },
    });
}

/** What somebody did with a playlist of another person, as a sentence of HTML. */
const playlistEvents = {
  playlist_followed: (actor: string, name: string) => `${actor} follows your playlist ${name}`,
  playlist_tracks_added: (actor: string, name: string) => `${actor} added tracks to your playlist ${name}`,
};

const bold = (name: string) => `<strong>${escapeHtml(name)}</strong>`;

/** Tells the owner of a playlist what somebody else did with it. House accounts have nobody who would read it. */
export async function notifyPlaylistOwner(
  tx: Database,
  type: keyof typeof playlistEvents,
  playlistId: number,
  actor: { id: number; name: string },
): Promise<void> {
  const [playlist] = await tx
    .select({
      id: playlists.id,
      name: playlists.name,
      slug: playlists.slug,
      owner_id: playlists.owner_id,
      // The creator may have left the workspace of the playlist.
      isRead: sql<boolean>`${users.email} is not null and (${playlists.workspace_id} is null or exists (
        select 1 from ${workspaceMembers} m
        where m.workspace_id = ${playlists.workspace_id} and m.user_id = ${playlists.owner_id}))`,
    })
    .from(playlists)
    .innerJoin(users, eq(users.id, playlists.owner_id))
    .where(eq(playlists.id, playlistId));
  if (!playlist?.isRead || playlist.owner_id === actor.id) return;
  await notify(tx, playlist.owner_id, {
    type,
    subject: `${type} ${playlist.id} ${actor.id}`,
    data: {
      image: null,
      lines: [
        {
          type: 'primary',
          icon: type === 'playlist_followed' ? 'heart' : 'playlist',
          content: playlistEvents[type](bold(actor.name), bold(playlist.name)),
          action: null,
        },
      ],
      mainAction: { action: playlistPath(playlist), label: 'Open playlist' },
      buttonActions: [],
    },
  });
}

const invitationSubject = (inviteId: number) => `workspace_invitation ${inviteId}`;

/** Tells a person who has an account of an invitation to a workspace. A former message about it is replaced. */
export async function notifyInvited(
  tx: Database,
  userId: number,
  invite: { id: number; token: string; workspace: string; inviter: string },
): Promise<void> {
  await forgetInvitations(tx, [invite.id]);
  await notify(tx, userId, {
    type: 'workspace_invitation',
    subject: invitationSubject(invite.id),
    data: {
      image: null,
      lines: [
        {
          type: 'primary',
          icon: 'user',
          content: `${bold(invite.inviter)} invited you to the workspace ${bold(invite.workspace)}`,
          action: null,
        },
      ],
      mainAction: null,
      buttonActions: [],
      inviteId: invite.token,
    },
  });
}

/** Deletes the messages about invitations that are not valid any more. */
export async function forgetInvitations(tx: Database, inviteIds: readonly number[]): Promise<void> {
  if (inviteIds.length === 0) return;
  await tx.delete(notifications).where(inArray(notifications.subject, inviteIds.map(invitationSubject)));
}
