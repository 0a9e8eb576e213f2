import { type NotificationData, playlistPath } from '@segno/data/contract';
import { sealAtRest } from '../secrets/atRest.ts';
import { eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../db/Database.ts';
import { escapeHtml } from '../escapeHtml.ts';
import { deliver } from '../notificationSettings/deliver.ts';
import { playlists } from '../playlists/table.ts';
import { users } from '../users/table.ts';
import type { BillingNews } from '../mail/billingMessages.ts';
import { workspaceMembers } from '../workspaces/table.ts';
import { notifications } from './table.ts';

interface Message {
  type: string;
  /** What it is about. While one with this subject is unread, another replaces it. */
  subject: string;
  data: NotificationData;
  /** The other person whose name the message has. */
  actorId?: number;
}

/** Notifies a user, in the transaction of the change that the message is about. */
export async function notify(tx: Database, userId: number, { actorId, ...message }: Message): Promise<void> {
  if (!(await deliver(tx, userId, message))) return;
  await tx
    .insert(notifications)
    .values({ user_id: userId, actor_id: actorId ?? null, ...message })
    .onConflictDoUpdate({
      target: [notifications.user_id, notifications.subject],
      targetWhere: sql`read_at is null`,
      set: { data: message.data, actor_id: actorId ?? null, created_at: new Date() },
    });
}

/** What somebody did with a playlist of another person, as a sentence of HTML. */
const playlistEvents = {
  playlist_followed: (actor: string, name: string) => `${actor} follows your playlist ${name}`,
  playlist_tracks_added: (actor: string, name: string) => `${actor} added tracks to your playlist ${name}`,
};

export const bold = (name: string) => `<strong>${escapeHtml(name)}</strong>`;

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
    actorId: actor.id,
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

/** What the secrets of invitations are encrypted for. */
export const inviteSecret = 'invitation';

const invitationSubject = (inviteId: number) => `workspace_invitation ${inviteId}`;

/** Tells a person who has an account of an invitation to a workspace. A former message about it is replaced. */
export async function notifyInvited(
  tx: Database,
  userId: number,
  invite: { id: number; token: string; workspace: string; inviter: string; inviterId: number },
): Promise<void> {
  await forgetInvitations(tx, [invite.id]);
  await notify(tx, userId, {
    type: 'workspace_invitation',
    subject: invitationSubject(invite.id),
    actorId: invite.inviterId,
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
      inviteId: sealAtRest(invite.token, inviteSecret),
    },
  });
}

/** Deletes the messages about invitations that are not valid any more. */
export async function forgetInvitations(tx: Database, inviteIds: readonly number[]): Promise<void> {
  if (inviteIds.length === 0) return;
  await tx.delete(notifications).where(inArray(notifications.subject, inviteIds.map(invitationSubject)));
}

/** Tells a person how their request for the rights of an artist was decided. */
export async function notifyRequestDecided(
  tx: Database,
  userId: number,
  { id, name, isApproved }: { id: number; name: string; isApproved: boolean },
): Promise<void> {
  await notify(tx, userId, {
    type: 'backstage_request_decided',
    subject: `backstage_request ${id}`,
    data: {
      image: null,
      lines: [
        {
          type: 'primary',
          icon: 'user',
          content: isApproved
            ? `Your request for ${bold(name)} was approved`
            : `Your request for ${bold(name)} was denied`,
          action: null,
        },
      ],
      mainAction: isApproved
        ? { action: '/backstage', label: 'Open backstage' }
        : { action: `/backstage/requests/${id}/request-submitted`, label: 'Open request' },
      buttonActions: [],
    },
  });
}

/** Tells a person that somebody made them act for an artist. */
export async function notifyTeamJoined(
  tx: Database,
  userId: number,
  { artist, actor }: { artist: { id: number; name: string }; actor: { id: number; name: string } },
): Promise<void> {
  await notify(tx, userId, {
    type: 'artist_team_joined',
    subject: `artist_team ${artist.id}`,
    actorId: actor.id,
    data: {
      image: null,
      lines: [
        {
          type: 'primary',
          icon: 'user',
          content: `${bold(actor.name)} added you to the team of ${bold(artist.name)}`,
          action: null,
        },
      ],
      mainAction: { action: '/backstage', label: 'Open backstage' },
      buttonActions: [],
    },
  });
}

/** What happened to a subscription, as a sentence of HTML. */
const billingEvents: Record<BillingNews, (product: string) => string> = {
  payment_failed: (product) => `The payment for ${product} failed`,
  payment_received: (product) => `The payment for ${product} arrived`,
  plan_changed: (product) => `Your plan is now ${product}`,
  plan_ended: (product) => `Your plan ${product} has ended`,
  plan_ends: (product) => `Your plan ${product} is cancelled`,
  plan_started: (product) => `Your plan ${product} has begun`,
};

/** Tells a person what happened to their subscription. An unread message about the same is replaced. */
export const notifySubscriber = (tx: Database, userId: number, news: BillingNews, product: string) =>
  notify(tx, userId, {
    type: news,
    subject: `subscription ${news}`,
    data: {
      image: null,
      lines: [{ type: 'primary', icon: 'info', content: billingEvents[news](bold(product)), action: null }],
      mainAction: { action: '/billing', label: 'Open billing' },
      buttonActions: [],
    },
  });

/** Asks a person whose name is neutral for one, once. */
export const notifyNameless = (tx: Database, userId: number): Promise<void> =>
  notify(tx, userId, {
    type: 'choose_name',
    subject: 'choose_name',
    data: {
      image: null,
      lines: [
        { type: 'primary', icon: 'user', content: 'Choose the name that other people see', action: null },
      ],
      mainAction: { action: '/account-settings#details', label: 'Open account settings' },
      buttonActions: [],
    },
  });
