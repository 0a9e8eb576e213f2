import { confirmationSeconds } from '@segno/data/contract';
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { verifyPassword } from '../auth/passwords.ts';
import type { Database } from '../db/Database.ts';
import { Problem } from '../http/Problem.ts';
import { sessions } from '../sessions/table.ts';
import { users } from '../users/table.ts';
import type { SignedInViewer, Viewer } from '../viewer/Viewer.ts';

/** The problem of a token where only a person in a browser may act. */
const noSession = () =>
  new Problem({
    status: 403,
    code: 'session_required',
    message: 'This is not possible with an access token.',
  });

/** The id of the session of a viewer. Throws a 403 for programs with a token. */
export function requireSession(viewer: Viewer): number {
  if (viewer.sessionId === null) throw noSession();
  return viewer.sessionId;
}

/**
 * Whether the password was confirmed in this session within so many seconds, at most `confirmationSeconds`. For people
 * without a password the sign-in counts.
 */
export async function hasConfirmed(
  db: Database,
  viewer: Viewer,
  seconds: number = confirmationSeconds,
): Promise<boolean> {
  const { sessionId } = viewer;
  if (sessionId === null) return false;
  const within = Math.min(seconds, confirmationSeconds);
  const since = sql`case when ${users.password_hash} is null then ${sessions.created_at}
    else ${sessions.password_confirmed_at} end`;
  const [found] = await db
    .select({ id: sessions.id })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.user_id))
    .where(
      and(eq(sessions.id, sessionId), sql`${since} > now() - make_interval(secs => ${within}::integer)`),
    );
  return found !== undefined;
}

/** Whether a person has a password. Others sign in by a service. */
const hasPassword = async (db: Database, userId: number) =>
  (await db.$count(users, and(eq(users.id, userId), isNotNull(users.password_hash)))) > 0;

/** The signed-in viewer, whose password must be confirmed. Throws a 423 otherwise. */
export async function requirePassword(db: Database, viewer: SignedInViewer): Promise<SignedInViewer> {
  requireSession(viewer);
  if (await hasConfirmed(db, viewer)) return viewer;
  if (!(await hasPassword(db, viewer.user.id)))
    throw new Problem({
      status: 423,
      code: 'sign_in_required',
      message: 'Log out and sign in again to continue.',
    });
  throw new Problem({
    status: 423,
    code: 'password_required',
    message: 'Confirm your password to continue.',
  });
}

const wrongPassword = (field = 'password') => {
  const message = 'This password is not right.';
  return new Problem({ status: 422, code: 'wrong_password', message, fields: { [field]: message } });
};

/** Checks the password of a user. Throws a 422 for the field. */
export async function checkPassword(
  db: Database,
  userId: number,
  password: string,
  field?: string,
): Promise<void> {
  const [user] = await db.select({ hash: users.password_hash }).from(users).where(eq(users.id, userId));
  if (!(await verifyPassword(user?.hash, password))) throw wrongPassword(field);
}

/** Stores that the password was confirmed in a session. */
export async function confirmSession(db: Database, sessionId: number): Promise<void> {
  await db.update(sessions).set({ password_confirmed_at: new Date() }).where(eq(sessions.id, sessionId));
}
