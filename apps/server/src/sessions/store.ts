import type { Role, SocialProfile, User, WorkspaceRole } from '@segno/data/contract';
import { and, eq, getTableColumns, lt, ne, or, sql } from 'drizzle-orm';
import type { Database } from '../db/Database.ts';
import { prepareOnce } from '../db/prepareOnce.ts';
import { Fault } from '../Fault.ts';
import { notifications } from '../notifications/table.ts';
import { combinePermissions } from '../roles/combinePermissions.ts';
import { roles, userRoles } from '../roles/table.ts';
import { socialProfilesOfUser } from '../users/socialProfiles.ts';
import { users } from '../users/table.ts';
import { workspaceMembers } from '../workspaces/table.ts';
import { sessions } from './table.ts';
import { createToken, hashToken } from './tokens.ts';

const hour = 3_600_000;
const day = 24 * hour;

/** Ends of a session in milliseconds: without a request for `idle`, and after `total` in any case (SESSION-2). */
const sessionLifetimes = {
  usual: { idle: 12 * hour, total: 7 * day },
  remembered: { idle: 30 * day, total: 30 * day },
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
  const { total } = sessionLifetimes[remember ? 'remembered' : 'usual'];
  const expiresAt = new Date(Date.now() + total);
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

/** A current session with its user. `renewed` is set when the browser must store another token. */
export interface FoundSession {
  id: number;
  user: User;
  /** The user's workspaces, by id. */
  workspaces: ReadonlyMap<number, WorkspaceRole>;
  renewed: IssuedSession | null;
}

const rolesOfUser = sql<Role[]>`(
  select coalesce(json_agg(json_build_object('id', r.id, 'name', r.name, 'permissions', r.permissions)
    order by r.id), '[]'::json)
  from ${userRoles} l join ${roles} r on r.id = l.role_id where l.user_id = ${users.id})`;

const unreadOfUser = sql<number>`(
  select count(*)::integer from ${notifications} n where n.user_id = ${users.id} and n.read_at is null)`;

const workspacesOfUser = sql<[number, WorkspaceRole][]>`(
  select coalesce(json_agg(json_build_array(m.workspace_id, m.role)), '[]'::json)
  from ${workspaceMembers} m where m.user_id = ${users.id})`;

const byHash = prepareOnce((db) =>
  db
    .select({
      session: getTableColumns(sessions),
      user: getTableColumns(users),
      roles: rolesOfUser,
      unread: unreadOfUser,
      socialProfiles: socialProfilesOfUser,
      workspaces: workspacesOfUser,
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
  const { idle } = sessionLifetimes[session.remember ? 'remembered' : 'usual'];
  const isCurrent = session.token_hash === hash;
  if (session.expires_at.getTime() <= now || session.last_active_at.getTime() + idle <= now) return null;
  if (!isCurrent && session.rotated_at.getTime() + previousTokenLifetime <= now) return null;

  if (session.last_active_at.getTime() + activityInterval <= now) await touch(db, session.id);
  const hasNewRights = session.rotated_at < found.user.rights_changed_at;
  return {
    id: session.id,
    user: toUser(found),
    workspaces: new Map(found.workspaces),
    renewed: isCurrent && hasNewRights ? await rotate(db, session) : null,
  };
}

interface UserRow {
  user: typeof users.$inferSelect;
  roles: readonly Role[];
  unread: number;
  socialProfiles: SocialProfile[];
}

/** The user as its own pages show it. */
const toUser = ({ user: row, roles: itsRoles, unread, socialProfiles }: UserRow): User => ({
  id: row.id,
  name: row.name,
  email: row.email ?? '',
  email_verified_at: row.email_verified_at?.toISOString() ?? null,
  banned_at: row.banned_at?.toISOString() ?? null,
  timezone: row.timezone,
  language: row.language,
  roles: itsRoles.map(({ id, name }) => ({ id, name })),
  permissions: combinePermissions([...itsRoles.map((role) => role.permissions), row.permissions]),
  subscriptions: [],
  unread_notifications_count: unread,
  social_profiles: socialProfiles,
});

/** Stores the time of the last request. A session also works while the database only reads. */
async function touch(db: Database, id: number) {
  await db
    .update(sessions)
    .set({ last_active_at: new Date() })
    .where(eq(sessions.id, id))
    .catch(() => {});
}

/** Replaces the token of a session, once when several requests arrive together. */
async function rotate(db: Database, session: typeof sessions.$inferSelect): Promise<IssuedSession | null> {
  const token = createToken();
  const [rotated] = await db
    .update(sessions)
    .set({ token_hash: hashToken(token), previous_hash: session.token_hash, rotated_at: new Date() })
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
