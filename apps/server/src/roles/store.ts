import type { Permission, Role } from '@segno/data/contract';
import { asc, eq } from 'drizzle-orm';
import type { Database } from '../db/Database.ts';
import { users } from '../users/table.ts';
import { combinePermissions } from './combinePermissions.ts';
import { roles, userRoles } from './table.ts';

const permit = (name: Permission['name'], count?: number): Permission => ({
  name,
  restrictions: count === undefined ? [] : [{ name: 'count', value: count }],
});

/** Uploads of so many gigabytes. */
const permitSpace = (gigabytes: number): Permission => ({
  name: 'uploads.create',
  restrictions: [{ name: 'space', value: gigabytes * 1024 ** 3 }],
});

/** The roles of a new site. An operator changes them afterwards. */
const defaultRoles: (typeof roles.$inferInsert)[] = [
  { name: 'Guests', permissions: [permit('music.view')], is_guest: true },
  {
    name: 'Listeners',
    permissions: [
      permit('music.view'),
      permit('playlists.create', 200),
      permit('backstageRequests.create'),
      permitSpace(0.25),
    ],
    is_default: true,
  },
  {
    name: 'Artists',
    permissions: [permit('music.view'), permit('playlists.create'), permit('music.create'), permitSpace(50)],
  },
  { name: 'Admins', permissions: [permit('admin')] },
];

/** Inserts the default roles unless there are roles. Users who exist already get the default role. */
export async function insertDefaultRoles(db: Database): Promise<void> {
  if ((await db.$count(roles)) > 0) return;
  await db.transaction(async (tx) => {
    const inserted = await tx.insert(roles).values(defaultRoles).returning();
    const given = inserted.filter((role) => role.is_default);
    const known = await tx.select({ id: users.id }).from(users);
    const links = known.flatMap((user) => given.map((role) => ({ user_id: user.id, role_id: role.id })));
    if (links.length > 0) await tx.insert(userRoles).values(links);
  });
}

/** The guest role of a database without roles permits nothing. */
const noGuestRole: Role = { id: 1, name: 'Guests', permissions: [] };

/** The role of visitors without an account. */
export async function findGuestRole(db: Database): Promise<Role> {
  const [found] = await db
    .select({ id: roles.id, name: roles.name, permissions: roles.permissions })
    .from(roles)
    .where(eq(roles.is_guest, true));
  return found ?? noGuestRole;
}

/** Gives a user the roles of new users. */
export async function giveDefaultRoles(db: Database, userId: number): Promise<void> {
  const given = await db
    .select({ id: roles.id })
    .from(roles)
    .where(eq(roles.is_default, true))
    .orderBy(asc(roles.id));
  if (given.length > 0)
    await db.insert(userRoles).values(given.map((role) => ({ user_id: userId, role_id: role.id })));
}

/** The permissions of a user: those of the roles and the user's own. */
export async function permissionsOfUser(db: Database, userId: number): Promise<Permission[]> {
  const [ofRoles, own] = await Promise.all([
    db
      .select({ permissions: roles.permissions })
      .from(userRoles)
      .innerJoin(roles, eq(roles.id, userRoles.role_id))
      .where(eq(userRoles.user_id, userId)),
    db.select({ permissions: users.permissions }).from(users).where(eq(users.id, userId)),
  ]);
  return combinePermissions([...ofRoles, ...own].map(({ permissions }) => permissions));
}

/** Gives a user a role by its name, if there is one of this name. The sessions of the user get other tokens. */
export async function giveRole(db: Database, userId: number, name: string): Promise<void> {
  const [role] = await db.select({ id: roles.id }).from(roles).where(eq(roles.name, name));
  if (!role) return;
  await db.insert(userRoles).values({ user_id: userId, role_id: role.id }).onConflictDoNothing();
  await db.update(users).set({ rights_changed_at: new Date() }).where(eq(users.id, userId));
}
