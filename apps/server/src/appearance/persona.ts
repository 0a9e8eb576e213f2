import { hasPermission, type Permission } from '@segno/data/contract';
import { asc, eq } from 'drizzle-orm';
import type { Database } from '../db/Database.ts';
import { products } from '../products/table.ts';
import { combinePermissions } from '../roles/combinePermissions.ts';
import { roles } from '../roles/table.ts';
import type { Viewer } from '../viewer/Viewer.ts';

/** The roles that a persona has, and the permissions of a plan. */
interface Rights {
  roles: { id: number; name: string; permissions: Permission[] }[];
  permissions: Permission[];
  isSubscribed: boolean;
}

const selectRoles = (db: Database) =>
  db.select({ id: roles.id, name: roles.name, permissions: roles.permissions }).from(roles);

async function rightsOf(db: Database, kind: string, id: number): Promise<Rights | null> {
  if (kind === 'role') {
    const found = await selectRoles(db).where(eq(roles.id, id));
    return found.length === 0 ? null : { roles: found, permissions: [], isSubscribed: false };
  }
  const [plan] = await db
    .select({ permissions: products.permissions })
    .from(products)
    .where(eq(products.id, id));
  if (!plan) return null;
  const given = await selectRoles(db).where(eq(roles.is_default, true)).orderBy(asc(roles.id));
  return { roles: given, permissions: plan.permissions, isSubscribed: true };
}

/**
 * The visitor that a persona of the appearance editor stands for (APPEARANCE-10): `guest`, `role:ID`, or `plan:ID` for a
 * subscriber with the roles of new people. A persona may never do more than who looks through it.
 */
export async function readPersona(db: Database, name: string, viewer: Viewer): Promise<Viewer | null> {
  if (name === 'guest')
    return { ...viewer, user: null, sessionId: null, workspaces: new Map(), collaborations: new Set() };
  const [, kind = '', id = ''] = /^(role|plan):(\d{1,9})$/.exec(name) ?? [];
  const rights = kind === '' || !viewer.user ? null : await rightsOf(db, kind, Number(id));
  if (!rights || !viewer.user) return null;
  const permissions = combinePermissions([
    ...rights.roles.map((role) => role.permissions),
    rights.permissions,
  ]).filter((permission) => hasPermission(viewer, permission.name));
  return {
    ...viewer,
    workspaces: new Map(),
    collaborations: new Set(),
    user: {
      ...viewer.user,
      permissions,
      roles: rights.roles.map(({ id: roleId, name: roleName }) => ({ id: roleId, name: roleName })),
      subscriptions: rights.isSubscribed ? [{ valid: true, active: true }] : [],
    },
  };
}
