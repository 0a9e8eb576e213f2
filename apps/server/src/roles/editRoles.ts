import { type Permission, permissionNames, RestrictionName } from '@segno/data/contract';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Database } from '../db/Database.ts';
import { StartupError } from '../StartupError.ts';
import { users } from '../users/table.ts';
import { keepsAdmin } from './lastAdmin.ts';
import { neverForGuests } from './neverForGuests.ts';
import { roles, userRoles } from './table.ts';

type RoleRow = typeof roles.$inferSelect;

/** Whether the session is renewed is decided by comparing this time. */
const changed = () => ({ rights_changed_at: new Date() });

/** All roles with the number of their users. */
export async function listRoles(db: Database) {
  const found = await db
    .select({ role: roles, users: sql<number>`count(${userRoles.user_id})::integer` })
    .from(roles)
    .leftJoin(userRoles, eq(userRoles.role_id, roles.id))
    .groupBy(roles.id)
    .orderBy(asc(roles.id));
  return found.map(({ role, users: count }) => ({ ...role, users: count }));
}

/** The roles of the user with an address. */
export async function rolesOf(db: Database, email: string): Promise<RoleRow[]> {
  const user = await findUser(db, email);
  const rows = await db
    .select({ role: roles })
    .from(userRoles)
    .innerJoin(roles, eq(roles.id, userRoles.role_id))
    .where(eq(userRoles.user_id, user.id))
    .orderBy(asc(roles.id));
  return rows.map(({ role }) => role);
}

/** Gives a user a role. The sessions of the user get other tokens. */
export const giveRoleTo = (db: Database, email: string, name: string): Promise<void> =>
  db.transaction(async (tx) => {
    const role = await findRole(tx, name);
    if (role.is_guest) throw new StartupError(`"${role.name}" is the role of visitors without an account.`);
    const user = await findUser(tx, email);
    await tx.insert(userRoles).values({ user_id: user.id, role_id: role.id }).onConflictDoNothing();
    await tx.update(users).set(changed()).where(eq(users.id, user.id));
  });

/** Takes a role from a user. The last admin keeps theirs. */
export const takeRoleFrom = (db: Database, email: string, name: string): Promise<void> =>
  db.transaction(async (tx) => {
    const role = await findRole(tx, name);
    const user = await findUser(tx, email);
    const taken = await tx
      .delete(userRoles)
      .where(and(eq(userRoles.user_id, user.id), eq(userRoles.role_id, role.id)))
      .returning();
    if (taken.length === 0) throw new StartupError(`${email} does not have the role "${role.name}".`);
    await requireAdmin(tx);
    await tx.update(users).set(changed()).where(eq(users.id, user.id));
  });

/** Creates a role without permissions. */
export async function createRole(db: Database, name: string): Promise<void> {
  const trimmed = name.trim();
  if (trimmed === '' || trimmed.length > 60)
    throw new StartupError('The name of a role has 1 to 60 characters.');
  if (await findRoleOrNull(db, trimmed)) throw new StartupError(`There is a role "${trimmed}" already.`);
  await db.insert(roles).values({ name: trimmed });
}

/**
 * Replaces the permissions of a role. Each is a name, and the limits after it, such as `playlists.create:count=20`. The
 * sessions of the role's users get other tokens.
 */
export const setPermissions = (db: Database, name: string, wanted: readonly string[]): Promise<void> =>
  changeRole(db, name, () => wanted.map(readPermission));

/** Adds permissions to a role, or replaces the limits of those that it has. */
export const addPermissions = (db: Database, name: string, wanted: readonly string[]): Promise<void> =>
  changeRole(db, name, (present) => {
    const added = wanted.map(readPermission);
    return [...present.filter((one) => !added.some((other) => other.name === one.name)), ...added];
  });

/** Removes permissions from a role. */
export const removePermissions = (db: Database, name: string, unwanted: readonly string[]): Promise<void> =>
  changeRole(db, name, (present) => {
    const removed = unwanted.map((each) => readPermission(each).name);
    return present.filter((one) => !removed.includes(one.name));
  });

const changeRole = (
  db: Database,
  name: string,
  change: (present: readonly Permission[]) => Permission[],
): Promise<void> =>
  db.transaction(async (tx) => {
    const role = await findRole(tx, name);
    const [locked] = await tx.select().from(roles).where(eq(roles.id, role.id)).for('update');
    const permissions = change(locked?.permissions ?? []);
    const refused = role.is_guest && permissions.find((one) => neverForGuests.includes(one.name));
    if (refused) throw new StartupError(`Guests cannot have the permission "${refused.name}".`);
    await tx.update(roles).set({ permissions }).where(eq(roles.id, role.id));
    await requireAdmin(tx);
    const members = tx
      .select({ id: userRoles.user_id })
      .from(userRoles)
      .where(eq(userRoles.role_id, role.id));
    await tx.update(users).set(changed()).where(inArray(users.id, members));
  });

/** Throws when no account could administer the site any more, if there was one. */
export async function requireAdmin(tx: Database) {
  if (!(await keepsAdmin(tx)))
    throw new StartupError('Then nobody could administer the site: give another account the role first.');
}

async function findRoleOrNull(db: Database, name: string): Promise<RoleRow | undefined> {
  const [found] = await db
    .select()
    .from(roles)
    .where(sql`lower(${roles.name}) = lower(${name}) or ${roles.id}::text = ${name}`);
  return found;
}

async function findRole(db: Database, name: string): Promise<RoleRow> {
  const found = await findRoleOrNull(db, name);
  if (found) return found;
  const names = (await listRoles(db)).map((role) => role.name);
  throw new StartupError(`There is no role "${name}". There are: ${names.join(', ')}.`);
}

async function findUser(db: Database, email: string) {
  const [found] = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.email, email.trim().toLowerCase()));
  if (!found) throw new StartupError(`There is no account with the address ${email}.`);
  return found;
}

/** Reads `name` or `name:count=20,…`; `none` is no limit. */
function readPermission(text: string): Permission {
  const [wanted = '', limits] = text.split(':', 2);
  const name = permissionNames.find((each) => each === wanted);
  if (!name)
    throw new StartupError(`There is no permission "${wanted}". There are: ${permissionNames.join(', ')}.`);
  const restrictions = (limits ? limits.split(',') : []).map((limit) => {
    const [key = '', value = ''] = limit.split('=', 2);
    const restriction = v.safeParse(RestrictionName, key);
    if (!restriction.success || !/^(?:none|\d{1,9})$/.test(value))
      throw new StartupError(
        `"${limit}" is not a limit. Write ${RestrictionName.options.join(' or ')}, = and a number or none.`,
      );
    return { name: restriction.output, value: value === 'none' ? null : Number(value) };
  });
  return { name, restrictions };
}
