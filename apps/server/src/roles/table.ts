import type { Permission } from '@segno/data/contract';
import { sql } from 'drizzle-orm';
import { boolean, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, linkTo, timeColumns } from '../records/columns.ts';
import { users } from '../users/table.ts';

/** Roles, with the permissions that they give. */
export const roles = pgTable(
  'roles',
  {
    id: id(),
    name: text().notNull().unique(),
    permissions: jsonb().$type<Permission[]>().notNull().default([]),
    /** The role of visitors without an account. At most one role has it. */
    is_guest: boolean().notNull().default(false),
    /** Whether new users get the role. */
    is_default: boolean().notNull().default(false),
    ...timeColumns(),
  },
  (t) => [
    uniqueIndex('roles_guest')
      .on(t.is_guest)
      .where(sql`is_guest`),
  ],
);

export const userRoles = pgTable(
  'user_roles',
  {
    user_id: linkTo(() => users.id),
    role_id: linkTo(() => roles.id),
  },
  (t) => [primaryKey({ columns: [t.user_id, t.role_id] })],
);
