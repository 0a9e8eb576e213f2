import { desc, eq, or, sql } from 'drizzle-orm';
import type { Database } from '../db/Database.ts';
import { requireAdmin } from '../roles/editRoles.ts';
import { roles, userRoles } from '../roles/table.ts';
import { endSessionsOf } from '../sessions/store.ts';
import { StartupError } from '../StartupError.ts';
import { isBanned } from '../users/isBanned.ts';
import { isSuspended } from '../users/policy.ts';
import { users } from '../users/table.ts';

/** An account in the list of an operator. */
export interface ListedUser {
  id: number;
  name: string;
  email: string | null;
  roles: string[];
  isVerified: boolean;
  isSuspended: boolean;
}

/** Accounts that a list has at most. */
const listLimit = 100;

/** The latest accounts, with a text in their name or address. */
export async function listUsers(db: Database, text = ''): Promise<ListedUser[]> {
  const has = (column: typeof users.name | typeof users.email) =>
    sql`position(lower(${text}) in lower(${column})) > 0`;
  return db
    .select({
      id: users.id,
      name: users.name,
      email: users.email,
      roles: sql<string[]>`(select coalesce(json_agg(${roles.name} order by ${roles.id}), '[]'::json)
        from ${userRoles} join ${roles} on ${roles.id} = ${userRoles.role_id}
        where ${userRoles.user_id} = ${users}.id)`,
      isVerified: sql<boolean>`${users.email_verified_at} is not null`,
      isSuspended: sql<boolean>`${isSuspended}`,
    })
    .from(users)
    .where(text === '' ? undefined : or(has(users.name), has(users.email)))
    .orderBy(desc(users.id))
    .limit(listLimit);
}

/** Changes the account with an address, in a transaction. */
const change = (
  db: Database,
  email: string,
  work: (tx: Database, user: typeof users.$inferSelect) => Promise<unknown>,
): Promise<void> =>
  db.transaction(async (tx) => {
    const [found] = await tx
      .select()
      .from(users)
      .where(eq(users.email, email.trim().toLowerCase()))
      .for('update');
    if (!found) throw new StartupError(`There is no account with the address ${email}.`);
    await work(tx, found);
  });

/** Suspends an account. The last admin is not suspended. */
export const suspendUser = (db: Database, email: string): Promise<void> =>
  change(db, email, async (tx, user) => {
    const { id } = user;
    if (isBanned(user) && user.banned_until === null) return;
    await tx.update(users).set({ banned_at: new Date(), banned_until: null }).where(eq(users.id, id));
    await requireAdmin(tx);
  });

/** Ends a suspension, and all sessions from before it. */
export const restoreUser = (db: Database, email: string): Promise<void> =>
  change(db, email, async (tx, { id }) => {
    await tx
      .update(users)
      .set({ banned_at: null, ban_reason: null, banned_until: null })
      .where(eq(users.id, id));
    await endSessionsOf(tx, id);
  });

/** Marks the address of an account as confirmed. */
export const verifyUser = (db: Database, email: string): Promise<void> =>
  change(db, email, (tx, { id, email_verified_at }) =>
    tx
      .update(users)
      .set({ email_verified_at: email_verified_at ?? new Date() })
      .where(eq(users.id, id)),
  );
