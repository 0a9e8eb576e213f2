import type { Image, Role, SocialProfile, User, WorkspaceRole } from '@segno/data/contract';
import { and, eq, getTableColumns, lt, ne, or, sql } from 'drizzle-orm';
import { userBlocks } from '../blocks/table.ts';
import type { Database } from '../db/Database.ts';
import { prepareOnce } from '../db/prepareOnce.ts';
import { Fault } from '../Fault.ts';
import { notifications } from '../notifications/table.ts';
import { playlistCollaborators } from '../playlists/table.ts';
import { combinePermissions } from '../roles/combinePermissions.ts';
import { roles, userRoles } from '../roles/table.ts';
import { imageOfUser } from '../users/imageOfUser.ts';
import { socialProfilesOfUser } from '../users/socialProfiles.ts';
import { type SubscriptionRights, subscriptionsOfUser } from '../users/subscriptionsOfUser.ts';
import { isBanned } from '../users/isBanned.ts';
import { users } from '../users/table.ts';
import { readSettings } from '../settings/store.ts';
import { twoFactorSecrets } from '../twoFactor/table.ts';
import type { Actor } from '../viewer/Viewer.ts';
import { workspaceMembers } from '../workspaces/table.ts';
import { mayActAs } from './mayActAs.ts';
import { sessions } from './table.ts';
import { createToken, hashToken } from './tokens.ts';

const hour = 3_600_000;
const day = 24 * hour;

/** Ends of a session in milliseconds: without a request for `idle`, and after `total` in any case (SESSION-2). */
const sessionLifetimes = {
  usual: { idle: 12 * hour, total: 7 * day },
} as const;

/** How long requests in flight may send the token before a rotation, in milliseconds. */
const previousTokenLifetime = 60_000;

/** The time of the last request is stored at most this often, in milliseconds. */
const activityInterval = 60_000;

export interface NewSession {
  userId: number;
  remember: boolean;
  userAgent: string;
  ipAddress: string;
}

/** A session as its browser gets it. */
export interface IssuedSession {
  id: number;
  token: string;
  remember: boolean;
  expiresAt: Date;
}

/** Begins a session. */
export async function createSession(
  db: Database,
  { userId, remember, userAgent, ipAddress }: NewSession,
): Promise<IssuedSession> {
  const token = createToken();
  const settings = await readSettings(db);
  const total = remember ? settings['sessions.remembered_days'] * day : sessionLifetimes.usual.total;
  const expiresAt = new Date(Date.now() + total);
  if (settings['sessions.single']) await endSessionsOf(db, userId);
  const [created] = await db
    .insert(sessions)
    .values({
      user_id: userId,
      token_hash: hashToken(token),
      remember,
      user_agent: userAgent.slice(0, 400),
      ip_address: ipAddress,
      expires_at: expiresAt,
    })
    .returning({ id: sessions.id });
  if (!created) throw new Fault('The session was not stored.');
  return { id: created.id, token, remember, expiresAt };
}

/** A user, with what the user shares with others. */
export interface FoundUser {
  user: User;
  /** The user's workspaces, by id. */
  workspaces: ReadonlyMap<number, WorkspaceRole>;
  /** The ids of the playlists that the user edits with others. */
  collaborations: ReadonlySet<number>;
  /** Whether somebody has blocked the user. */
  isBlocked: boolean;
  /** The user without the permissions of some roles, unless there is a second factor. */
  demanding: (roleIds: readonly number[]) => User;
}

/** A current session with its user. `renewed` is set when the browser must store another token. */
export interface FoundSession extends FoundUser {
  id: number;
  renewed: IssuedSession | null;
  /** The admin who sees the site as `user`. */
  actor?: Actor;
}

const rolesOfUser = sql<Role[]>`(
  select coalesce(json_agg(json_build_object('id', r.id, 'name', r.name, 'permissions', r.permissions)
    order by r.id), '[]'::json)
  from ${userRoles} l join ${roles} r on r.id = l.role_id where l.user_id = ${users}.id)`;

const unreadOfUser = sql<number>`(
  select count(*)::integer from ${notifications} n where n.user_id = ${users}.id and n.read_at is null)`;

const workspacesOfUser = sql<[number, WorkspaceRole][]>`(
  select coalesce(json_agg(json_build_array(m.workspace_id, m.role)), '[]'::json)
  from ${workspaceMembers} m where m.user_id = ${users}.id)`;

const collaborationsOfUser = sql<number[]>`(
  select coalesce(json_agg(c.playlist_id), '[]'::json)
  from ${playlistCollaborators} c where c.user_id = ${users}.id)`;

const isUserBlocked = sql<boolean>`exists (
  select 1 from ${userBlocks} b where b.blocked_id = ${users}.id)`;

/** Whether a user confirms sign-ins with an authenticator app. */
const secondFactorOfUser = sql<boolean>`exists (
  select 1 from ${twoFactorSecrets} f where f.user_id = ${users}.id and f.confirmed_at is not null)`;

const userColumns = {
  user: getTableColumns(users),
  roles: rolesOfUser,
  unread: unreadOfUser,
  socialProfiles: socialProfilesOfUser,
  subscriptions: subscriptionsOfUser,
  image: imageOfUser,
  workspaces: workspacesOfUser,
  collaborations: collaborationsOfUser,
  isBlocked: isUserBlocked,
  hasSecondFactor: secondFactorOfUser,
};

const byHash = prepareOnce((db) =>
  db
    .select({
      session: getTableColumns(sessions),
      ...userColumns,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.user_id))
    .where(
      or(
        eq(sessions.token_hash, sql.placeholder('hash')),
        eq(sessions.previous_hash, sql.placeholder('hash')),
      ),
    )
    .prepare('session'),
);

/** The session of a token with its user, or null when it has ended. Rotates the token after a change of rights. */
export async function findSession(db: Database, token: string): Promise<FoundSession | null> {
  const hash = hashToken(token);
  const now = Date.now();
  const [found] = await byHash(db).execute({ hash });
  if (!found) return null;
  const { session } = found;
  // A remembered session ends at its end only.
  const idle = session.remember ? Infinity : sessionLifetimes.usual.idle;
  const isCurrent = session.token_hash === hash;
  if (session.expires_at.getTime() <= now || session.last_active_at.getTime() + idle <= now) return null;
  // The end of a suspension does not bring back sessions from before it.
  const { banned_at } = found.user;
  if (banned_at && session.created_at <= banned_at && !isBanned(found.user)) return null;
  const isLate = session.rotated_at.getTime() + previousTokenLifetime <= now;
  // The former token ends when the browser has sent the new one: the response with it may have been lost.
  if (!isCurrent && isLate && session.is_confirmed) return null;
  if (isCurrent && !session.is_confirmed) await confirm(db, session);

  if (session.last_active_at.getTime() + activityInterval <= now) await touch(db, session.id);
  const hasNewRights = session.rotated_at < found.user.rights_changed_at;
  const renewed = (isCurrent ? hasNewRights : isLate) ? await rotate(db, session, hash) : null;
  const user = toUser(found);
  if (session.acting_as !== null) {
    const other = await findSessionUser(db, session.acting_as);
    // The rights of both can have changed since it began.
    if (other && mayActAs(user, other.user))
      return {
        id: session.id,
        ...other,
        renewed,
        actor: { id: user.id, name: user.name, sessionId: session.id },
      };
  }
  return { id: session.id, user, ...sharedOf(found), renewed };
}

interface UserRow {
  user: typeof users.$inferSelect;
  roles: readonly Role[];
  unread: number;
  socialProfiles: SocialProfile[];
  subscriptions: SubscriptionRights[];
  image: Image | null;
  hasSecondFactor: boolean;
}

/** The user as its own pages show it. */
const toUser = ({
  user: row,
  roles: itsRoles,
  unread,
  socialProfiles,
  subscriptions,
  image,
}: UserRow): User => ({
  id: row.id,
  name: row.name,
  email: row.email ?? '',
  image,
  email_verified_at: row.email_verified_at?.toISOString() ?? null,
  banned_at: isBanned(row) ? (row.banned_at?.toISOString() ?? null) : null,
  timezone: row.timezone,
  language: row.language,
  roles: itsRoles.map(({ id, name }) => ({ id, name })),
  permissions: combinePermissions([
    ...itsRoles.map((role) => role.permissions),
    row.permissions,
    ...subscriptions.filter(({ active }) => active).map((subscription) => subscription.permissions),
  ]),
  subscriptions: subscriptions.map(({ valid, active }) => ({ valid, active })),
  unread_notifications_count: unread,
  social_profiles: socialProfiles,
});

const sharedOf = (
  found: UserRow & { workspaces: [number, WorkspaceRole][]; collaborations: number[]; isBlocked: boolean },
) => ({
  workspaces: new Map(found.workspaces),
  collaborations: new Set(found.collaborations),
  isBlocked: found.isBlocked,
  demanding(roleIds: readonly number[]): User {
    const isWeak = ({ id }: Role) => roleIds.includes(id);
    const user = toUser(found);
    if (found.hasSecondFactor || !found.roles.some(isWeak)) return user;
    const { permissions } = toUser({ ...found, roles: found.roles.filter((role) => !isWeak(role)) });
    return { ...user, permissions, needs_second_factor: true };
  },
});

/** A user as a session has it; null when there is no such user. */
export async function findSessionUser(db: Database, userId: number): Promise<FoundUser | null> {
  const [found] = await db.select(userColumns).from(users).where(eq(users.id, userId));
  return found ? { user: toUser(found), ...sharedOf(found) } : null;
}

/** Stores the time of the last request. A session also works while the database only reads. */
async function touch(db: Database, id: number) {
  await db
    .update(sessions)
    .set({ last_active_at: new Date() })
    .where(eq(sessions.id, id))
    .catch(() => {});
}

/** Stores that the browser has the token of the last rotation. A session also works while the database only reads. */
async function confirm(db: Database, { id, token_hash }: typeof sessions.$inferSelect) {
  await db
    .update(sessions)
    .set({ is_confirmed: true })
    .where(and(eq(sessions.id, id), eq(sessions.token_hash, token_hash)))
    .catch(() => {});
}

/** Replaces the token of a session that a browser has sent, once when several requests arrive together. */
async function rotate(
  db: Database,
  session: typeof sessions.$inferSelect,
  sent: string,
): Promise<IssuedSession | null> {
  const token = createToken();
  const [rotated] = await db
    .update(sessions)
    .set({
      token_hash: hashToken(token),
      previous_hash: sent,
      rotated_at: new Date(),
      is_confirmed: false,
    })
    .where(and(eq(sessions.id, session.id), eq(sessions.token_hash, session.token_hash)))
    .returning({ id: sessions.id });
  if (!rotated) return null;
  return { id: session.id, token, remember: session.remember, expiresAt: session.expires_at };
}

/** Ends a session. */
export async function endSession(db: Database, id: number): Promise<void> {
  await db.delete(sessions).where(eq(sessions.id, id));
}

/** Ends all sessions of a user, or all but one. */
export async function endSessionsOf(db: Database, userId: number, except?: number): Promise<void> {
  const others = except === undefined ? undefined : ne(sessions.id, except);
  await db.delete(sessions).where(and(eq(sessions.user_id, userId), others));
}

/** Deletes sessions that have ended. */
export async function deleteEndedSessions(db: Database): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expires_at, new Date()));
}

/** Deletes the network addresses of sessions that were not used for as long as the site keeps addresses. */
export async function deleteOldAddresses(db: Database): Promise<void> {
  const kept = (await readSettings(db))['gdpr.addresses_days'];
  await db
    .update(sessions)
    .set({ ip_address: '' })
    .where(and(ne(sessions.ip_address, ''), lt(sessions.last_active_at, new Date(Date.now() - kept * day))));
}
