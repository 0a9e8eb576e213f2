import * as v from 'valibot';
import { Permission } from '../permissions/contract.ts';
import { Count, Id, Timestamp } from '../shared/contract.ts';

/** A role and what it permits. The guest role applies to visitors who are not signed in. */
export const Role = v.object({ id: Id, name: v.string(), permissions: v.array(Permission) });
export type Role = v.InferOutput<typeof Role>;

/** The signed-in user. Only this user's own pages contain it. */
export const User = v.object({
  id: Id,
  name: v.string(),
  email: v.string(),
  /** Null until the email address is verified. */
  email_verified_at: v.nullable(Timestamp),
  /** Null unless an admin has suspended the account. */
  banned_at: v.nullable(Timestamp),
  /** The name of an IANA time zone. */
  timezone: v.string(),
  roles: v.array(v.object({ id: Id, name: v.string() })),
  /** The permissions of all roles and of the user itself, combined. */
  permissions: v.array(Permission),
  subscriptions: v.array(v.object({ valid: v.boolean(), active: v.boolean() })),
  unread_notifications_count: Count,
});
export type User = v.InferOutput<typeof User>;
