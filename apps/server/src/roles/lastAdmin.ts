import { eq, sql } from 'drizzle-orm';
import type { Database } from '../db/Database.ts';
import { Problem } from '../http/Problem.ts';
import { users } from '../users/table.ts';
import { roles, userRoles } from './table.ts';

/** Whether an account can administer the site that is neither suspended nor waits for its deletion. */
export async function hasAdmin(db: Database): Promise<boolean> {
  const isAdmin = sql`@> '[{"name":"admin"}]'::jsonb`;
  const [found] = await db
    .select({ id: users.id })
    .from(users)
    .leftJoin(userRoles, eq(userRoles.user_id, users.id))
    .leftJoin(roles, eq(roles.id, userRoles.role_id))
    .where(
      sql`(${roles.permissions} ${isAdmin} or ${users.permissions} ${isAdmin})
        and (${users.banned_at} is null or ${users.banned_until} <= now()) and ${users.deletes_at} is null`,
    )
    .limit(1);
  return found !== undefined;
}

/** Whether an account can still administer the site, after a change in the transaction of the caller. */
export async function keepsAdmin(tx: Database): Promise<boolean> {
  // Two changes at once would each find the admin that the other takes away.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('segno admins', 0))`);
  return hasAdmin(tx);
}

/** Refuses a change after which no account could administer the site. */
export async function requireAdmin(tx: Database): Promise<void> {
  if (await keepsAdmin(tx)) return;
  throw new Problem({
    status: 409,
    code: 'last_admin',
    message: 'Then nobody could administer the site. Give another account the role first.',
  });
}
