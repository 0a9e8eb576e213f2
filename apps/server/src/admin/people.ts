import { adminRoles, adminUsers, type Permission } from '@segno/data/contract';
import { eq, getTableColumns, sql } from 'drizzle-orm';
import type { Database } from '../db/Database.ts';
import { playlists } from '../playlists/table.ts';
import { among } from '../records/Listing.ts';
import { combinePermissions } from '../roles/combinePermissions.ts';
import { requireAdmin } from '../roles/lastAdmin.ts';
import { neverForGuests } from '../roles/neverForGuests.ts';
import { roles, userRoles } from '../roles/table.ts';
import { sessions } from '../sessions/table.ts';
import { isSuspended } from '../users/policy.ts';
import { users } from '../users/table.ts';
import type { SignedInViewer } from '../viewer/Viewer.ts';
import { adminTable } from './AdminTable.ts';
import { forbidden } from '../http/forbidden.ts';
import { idOf, timeOrders, timesOf } from './catalogue/columns.ts';
import { holdsMore, invalid, known, requireHeld } from './held.ts';

const noMoreRights = () => forbidden('This person has permissions that you do not have.');
const noMoreRightsOfRole = () => forbidden('This role has permissions that you do not have.');

const rightsChanged = () => ({ rights_changed_at: new Date(), updated_at: new Date() });

const rolesOfUser = sql<{ id: number; name: string; permissions: Permission[] }[]>`coalesce((
  select json_agg(json_build_object('id', r.id, 'name', r.name, 'permissions', r.permissions) order by r.id)
  from ${userRoles} l join ${roles} r on r.id = l.role_id where l.user_id = ${users}.id), '[]')`;

async function setRoles(
  tx: Database,
  viewer: SignedInViewer,
  userId: number,
  wanted: readonly number[],
  present: readonly number[],
) {
  const added = wanted.filter((id) => !present.includes(id));
  if (added.length > 0) {
    const found = await tx.select().from(roles).where(among(roles.id, added));
    if (found.length < new Set(added).size || found.some((role) => role.is_guest))
      throw invalid('role_ids', { message: 'This role cannot be given.' });
    for (const role of found) requireHeld(viewer, role.permissions, [], 'role_ids');
    await tx.insert(userRoles).values(found.map(({ id }) => ({ user_id: userId, role_id: id })));
  }
  await tx.execute(
    sql`delete from ${userRoles} where user_id = ${userId} and role_id <> all(${sql.param([...wanted])}::integer[])`,
  );
}

const isTimezone = (name: string) => {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
};

/** Everything that a person may do, by roles and own permissions; not part of the response. */
const allHeld = new WeakMap<object, Permission[]>();
const heldBy = (record: object) => allHeld.get(record) ?? [];

export const userTable = adminTable({
  resource: adminUsers,
  table: users,
  listing: {
    table: users,
    id: users.id,
    visible: sql`true`,
    orders: {
      name: { key: sql`left(lower(${users.name}), 30) collate "C"`, kind: 'text', isDescending: false },
      email: { key: sql`coalesce(${users.email}, '') collate "C"`, kind: 'text', isDescending: false },
      ...timeOrders(users),
    },
  },
  searchIn: [users.search_name, users.email],
  filters: {
    state: sql`case when ${isSuspended} then 'banned' when ${users.email_verified_at} is null then 'unverified' else 'active' end`,
    role_id: sql`null`,
    created_at: users.created_at,
  },
  conditions: {
    role_id: (id) => sql`exists (select 1 from ${userRoles} l
      where l.user_id = ${users}.id and l.role_id = ${Number(id)}::integer)`,
  },
  load: async (db, ids) => {
    const found = await db
      .select({
        user: getTableColumns(users),
        roles: rolesOfUser,
        playlists_count: sql<number>`(select count(*)::integer from ${playlists}
          where ${playlists.owner_id} = ${users}.id and ${playlists.deleted_at} is null)`,
        sessions_count: sql<number>`(select count(*)::integer from ${sessions}
          where ${sessions.user_id} = ${users}.id and ${sessions.expires_at} > now())`,
        last_active_at: sql<
          string | null
        >`(select to_json(max(${sessions.last_active_at})) #>> '{}' from ${sessions}
          where ${sessions.user_id} = ${users}.id)`,
      })
      .from(users)
      .where(among(users.id, ids));
    return found.map(({ user, roles: given, last_active_at, ...counts }) => {
      const hasEnded = user.banned_until !== null && user.banned_until.getTime() <= Date.now();
      const record = {
        id: user.id,
        name: user.name,
        email: user.email,
        email_verified: user.email_verified_at !== null,
        language: user.language,
        timezone: user.timezone,
        role_ids: given.map(({ id }) => id),
        roles: given.map(({ id, name }) => ({ id, name })),
        own_permissions: user.permissions,
        banned_at: hasEnded ? null : (user.banned_at?.toISOString() ?? null),
        ban_reason: hasEnded ? null : user.ban_reason,
        banned_until: hasEnded ? null : (user.banned_until?.toISOString() ?? null),
        ...counts,
        last_active_at: last_active_at === null ? null : new Date(last_active_at).toISOString(),
        ...timesOf(user),
      };
      allHeld.set(
        record,
        combinePermissions([...given.map(({ permissions }) => permissions), user.permissions]),
      );
      return record;
    });
  },
  nameOf: ({ name }) => name,
  // An account that somebody has signed in to, or whose playlists stay.
  isUsed: sql`(${users.password_hash} is not null or exists (select 1 from ${sessions} where ${sessions.user_id} = ${users}.id)
    or exists (select 1 from ${playlists} where ${playlists.owner_id} = ${users}.id))`,
  refuseUpdate: (viewer, record) => (holdsMore(viewer, heldBy(record)) ? noMoreRights() : undefined),
  refuseDelete: (viewer, record) => {
    if (record.id === viewer.user.id) return forbidden('You cannot delete your own account here.');
    return holdsMore(viewer, heldBy(record)) ? noMoreRights() : undefined;
  },
  afterDelete: requireAdmin,
  create: async (tx, viewer, { role_ids, own_permissions, email_verified, ...input }) => {
    requireHeld(viewer, own_permissions, [], 'own_permissions');
    if (!isTimezone(input.timezone)) throw invalid('timezone', { message: 'There is no such time zone.' });
    const values = {
      ...input,
      permissions: own_permissions,
      email_verified_at: email_verified ? new Date() : null,
    };
    const id = idOf(await tx.insert(users).values(values).returning({ id: users.id }));
    await setRoles(tx, viewer, id, role_ids, []);
    return id;
  },
  update: async (tx, viewer, id, { role_ids, own_permissions, email_verified, ...input }, before) => {
    requireHeld(viewer, own_permissions, before.own_permissions, 'own_permissions');
    if (!isTimezone(input.timezone)) throw invalid('timezone', { message: 'There is no such time zone.' });
    const verified = email_verified ? sql`coalesce(${users.email_verified_at}, now())` : null;
    await tx
      .update(users)
      .set({ ...input, permissions: own_permissions, email_verified_at: verified, ...rightsChanged() })
      .where(eq(users.id, id));
    await setRoles(tx, viewer, id, role_ids, before.role_ids);
    await requireAdmin(tx);
  },
});

/** At most one role is that of guests. */
async function releaseGuest(tx: Database, isGuest: boolean, permissions: readonly Permission[]) {
  if (!isGuest) return;
  if (permissions.some(({ name }) => neverForGuests.includes(name)))
    throw invalid('role_permissions', { message: 'Guests cannot have permissions of the administration.' });
  await tx.update(roles).set({ is_guest: false }).where(eq(roles.is_guest, true));
}

export const roleTable = adminTable({
  resource: adminRoles,
  table: roles,
  listing: {
    table: roles,
    id: roles.id,
    visible: sql`true`,
    orders: {
      name: { key: sql`left(lower(${roles.name}), 30) collate "C"`, kind: 'text', isDescending: false },
      ...timeOrders(roles),
    },
  },
  searchIn: sql`lower(${roles.name})`,
  filters: {
    kind: sql`case when ${roles.is_guest} then 'guest' when ${roles.is_default} then 'default' else 'other' end`,
  },
  load: async (db, ids) => {
    const found = await db
      .select({
        role: getTableColumns(roles),
        users_count: sql<number>`(select count(*)::integer from ${userRoles} where ${userRoles.role_id} = ${roles}.id)`,
      })
      .from(roles)
      .where(among(roles.id, ids));
    return found.map(({ role, users_count }) => ({
      id: role.id,
      name: role.name,
      role_permissions: role.permissions,
      is_guest: role.is_guest,
      is_default: role.is_default,
      users_count,
      ...timesOf(role),
    }));
  },
  nameOf: ({ name }) => name,
  refuseUpdate: (viewer, { role_permissions }) =>
    holdsMore(viewer, role_permissions) ? noMoreRightsOfRole() : undefined,
  refuseDelete: (viewer, { role_permissions, is_guest }) => {
    if (is_guest) return forbidden('The role of guests cannot be deleted.');
    return holdsMore(viewer, role_permissions) ? noMoreRightsOfRole() : undefined;
  },
  afterDelete: requireAdmin,
  create: async (tx, viewer, { role_permissions, ...input }) => {
    const permissions = known(role_permissions);
    requireHeld(viewer, permissions, [], 'role_permissions');
    await releaseGuest(tx, input.is_guest, permissions);
    return idOf(
      await tx
        .insert(roles)
        .values({ ...input, permissions })
        .returning({ id: roles.id }),
    );
  },
  update: async (tx, viewer, id, { role_permissions, ...input }, before) => {
    const permissions = known(role_permissions);
    requireHeld(viewer, permissions, before.role_permissions, 'role_permissions');
    if (before.is_guest && !input.is_guest)
      throw invalid('is_guest', { message: 'Make another role that of guests instead.' });
    if (!before.is_guest) await releaseGuest(tx, input.is_guest, permissions);
    else if (permissions.some(({ name }) => neverForGuests.includes(name)))
      throw invalid('role_permissions', { message: 'Guests cannot have permissions of the administration.' });
    await tx
      .update(roles)
      .set({ ...input, permissions, updated_at: new Date() })
      .where(eq(roles.id, id));
    await requireAdmin(tx);
    await tx.execute(sql`update ${users} set rights_changed_at = now()
      where id in (select user_id from ${userRoles} where role_id = ${id})`);
  },
});
