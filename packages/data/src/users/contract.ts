import * as v from 'valibot';
import { Permission } from '../permissions/contract.ts';
import { Count, Id, Image, paginated, Timestamp } from '../shared/contract.ts';

/** A role and what it permits. The guest role applies to visitors who are not signed in. */
export const Role = v.object({ id: Id, name: v.string(), permissions: v.array(Permission) });
export type Role = v.InferOutput<typeof Role>;

/** A linked account of a social sign-in service. Only the person and people who may change users see it. */
export const SocialProfile = v.object({
  /** The service, such as `google`. */
  service_name: v.string(),
  /** The name of the person there. */
  username: v.string(),
});
export type SocialProfile = v.InferOutput<typeof SocialProfile>;

/** The signed-in user. Only this user's own pages contain it. */
export const User = v.object({
  id: Id,
  name: v.string(),
  email: v.string(),
  /** The profile picture; null without one. */
  image: v.optional(v.nullable(Image)),
  /** Null until the email address is verified. */
  email_verified_at: v.nullable(Timestamp),
  /** Null unless an admin has suspended the account. */
  banned_at: v.nullable(Timestamp),
  /** The name of an IANA time zone. */
  timezone: v.string(),
  /** The code of the chosen language; null without a choice. */
  language: v.nullable(v.string()),
  roles: v.array(v.object({ id: Id, name: v.string() })),
  /** The permissions of all roles and of the user itself, combined. */
  permissions: v.array(Permission),
  subscriptions: v.array(v.object({ valid: v.boolean(), active: v.boolean() })),
  unread_notifications_count: Count,
  /** Empty while no sign-in service is set up. */
  social_profiles: v.array(SocialProfile),
  /** Set while a role gives no permissions, because the site demands two-factor authentication for it. */
  needs_second_factor: v.optional(v.boolean()),
});
export type User = v.InferOutput<typeof User>;

/** Relations that the person themselves, and who may change users, can ask for. Unknown names are ignored. */
export const userRelations = ['roles', 'social_profiles', 'tokens'] as const;

/** A user as other people see them. */
export const UserProfile = v.object({
  id: Id,
  name: v.string(),
  image: v.optional(v.nullable(Image)),
  /** The number of public playlists. */
  playlists_count: Count,
  followers_count: Count,
  /** The number of people whom the user follows. */
  following_count: Count,
  created_at: Timestamp,
  /** Only with `with=roles`. */
  roles: v.optional(v.array(v.object({ id: Id, name: v.string() }))),
  /** Only with `with=social_profiles`. */
  social_profiles: v.optional(v.array(SocialProfile)),
});
export type UserProfile = v.InferOutput<typeof UserProfile>;

/** Public profiles, as lists of followers have them. */
export const UserList = paginated(UserProfile);
export const UserResponse = v.object({ user: UserProfile });
/** `with` is a list of `userRelations`, separated by commas. */
export const UserParams = v.object({ with: v.optional(v.string()) });
