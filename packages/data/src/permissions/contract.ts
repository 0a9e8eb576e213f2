import * as v from 'valibot';

/** Every permission that a role or a user can have. A misspelt name does not compile. */
export const permissionNames = [
  /** Implies every other permission (ACCESS-2). */
  'admin',
  'admin.access',
  'api.access',
  'appearance.update',
  'backstageRequests.create',
  'channels.update',
  'comments.create',
  'comments.update',
  'custom_pages.update',
  'files.update',
  'localizations.update',
  'logs.view',
  /** Its restriction `count` limits the number of own tracks. */
  'music.create',
  /** Whether a person may change every record of the catalogue. */
  'music.update',
  'music.view',
  'plans.update',
  /** Its restriction `count` limits the number of own playlists. */
  'playlists.create',
  'reports.view',
  'roles.update',
  'settings.update',
  'subscriptions.update',
  'tags.update',
  /** Its restriction `space` limits the size of own files, in bytes. */
  'uploads.create',
  'users.update',
] as const;

export const PermissionName = v.picklist(permissionNames);
export type PermissionName = v.InferOutput<typeof PermissionName>;

/** The limits that a permission can have: `count` is the number of records that a user may own, `space` a size in bytes. */
export const RestrictionName = v.picklist(['count', 'space']);
export type RestrictionName = v.InferOutput<typeof RestrictionName>;

/** A permission with its limits. A limit of null means no limit (ACCESS-4). */
export const Permission = v.object({
  name: PermissionName,
  restrictions: v.array(v.object({ name: RestrictionName, value: v.nullable(v.number()) })),
});
export type Permission = v.InferOutput<typeof Permission>;
