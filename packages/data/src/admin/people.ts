import * as v from 'valibot';
import { Permission } from '../permissions/contract.ts';
import { AccessToken } from '../account/contract.ts';
import { Language } from '../i18n/contract.ts';
import { Count, Id, IdParam, Timestamp } from '../shared/contract.ts';
import { defineTable } from '../tables/defineTable.ts';
import { adminFields, adminTimes, defineAdminResource } from './defineAdminResource.ts';
import { TimeZone } from '../shared/timeZone.ts';
import { ids, line, optionalText } from './fields.ts';

export const AdminUser = v.object({
  ...adminFields,
  name: v.string(),
  /** Null for a house account. */
  email: v.nullable(v.string()),
  email_verified: v.boolean(),
  language: v.nullable(v.string()),
  timezone: v.string(),
  role_ids: v.array(Id),
  roles: v.array(v.object({ id: Id, name: v.string() })),
  /** Permissions beside those of the roles. */
  own_permissions: v.array(Permission),
  banned_at: v.nullable(Timestamp),
  ban_reason: v.nullable(v.string()),
  /** When the ban ends by itself; null without an end. */
  banned_until: v.nullable(Timestamp),
  playlists_count: Count,
  sessions_count: Count,
  last_active_at: v.nullable(Timestamp),
  ...adminTimes,
});
export type AdminUser = v.InferOutput<typeof AdminUser>;
export const adminUsers = defineAdminResource({
  name: 'users',
  permission: 'users.update',
  table: defineTable({
    orders: { name: 'asc', email: 'asc', created: 'desc', updated: 'desc' },
    order: 'created',
    filters: {
      state: { kind: 'choice', values: ['active', 'unverified', 'banned'] },
      role_id: { kind: 'number' },
      created_at: { kind: 'day' },
    },
  }),
  record: AdminUser,
  input: v.object({
    name: line(100),
    email: v.pipe(
      v.string(),
      v.trim(),
      v.maxLength(254),
      v.email('Enter an email address.'),
      v.transform((email) => email.toLowerCase()),
    ),
    email_verified: v.boolean(),
    timezone: TimeZone,
    language: v.nullable(Language),
    role_ids: ids(50),
    own_permissions: v.pipe(v.array(Permission), v.maxLength(100)),
  }),
});

/** Suspends an account. */
export const BanInput = v.object({
  reason: optionalText(500),
  until: v.nullable(Timestamp),
});
export type BanInput = v.InferOutput<typeof BanInput>;

/** A session of a person, without its token. */
export const AdminSession = v.object({
  id: Id,
  user_agent: v.string(),
  ip_address: v.string(),
  created_at: Timestamp,
  last_active_at: Timestamp,
});
export type AdminSession = v.InferOutput<typeof AdminSession>;
export const AdminSessions = v.object({ sessions: v.array(AdminSession) });

/** The tokens of a person, without their secrets. */
export const AdminTokens = v.object({ tokens: v.array(AccessToken) });
export const AdminTokenParam = v.object({ id: IdParam.entries.id, tokenId: IdParam.entries.id });

export const AdminRole = v.object({
  ...adminFields,
  name: v.string(),
  role_permissions: v.array(Permission),
  is_guest: v.boolean(),
  is_default: v.boolean(),
  users_count: Count,
  ...adminTimes,
});
export type AdminRole = v.InferOutput<typeof AdminRole>;
export const adminRoles = defineAdminResource({
  name: 'roles',
  permission: 'roles.update',
  table: defineTable({
    orders: { name: 'asc', created: 'desc', updated: 'desc' },
    order: 'name',
    filters: { kind: { kind: 'choice', values: ['guest', 'default', 'other'] } },
  }),
  record: AdminRole,
  input: v.object({
    name: line(60),
    role_permissions: v.pipe(v.array(Permission), v.maxLength(100)),
    is_default: v.boolean(),
    is_guest: v.boolean(),
  }),
});
