import type { Startup } from '../startup/contract.ts';
import type { Permission, PermissionName, RestrictionName } from './contract.ts';

/** Whose permissions are asked: the startup object in a browser, the viewer of a request on the server. */
export type Visitor = Readonly<Pick<Startup, 'user' | 'guest_role'>>;

const permissionsOf = ({ user, guest_role }: Visitor) => (user ?? guest_role).permissions;
const find = (permissions: Permission[], name: PermissionName) =>
  permissions.find((permission) => permission.name === name);

/**
 * Whether the visitor has a permission. Without a user, the guest role applies. The permission `admin` implies all
 * others.
 */
export const hasPermission = (visitor: Visitor, name: PermissionName): boolean => {
  const permissions = permissionsOf(visitor);
  return Boolean(find(permissions, 'admin') ?? find(permissions, name));
};

/** Whether the visitor has the role with an id. Without a user, the guest role applies. */
export const hasRole = ({ user, guest_role }: Visitor, id: number): boolean =>
  user ? user.roles.some((role) => role.id === id) : guest_role.id === id;

/** Whether the visitor has a valid subscription. */
export const isSubscribed = ({ user }: Pick<Startup, 'user'>): boolean =>
  user?.subscriptions.some(({ valid }) => valid) ?? false;

export interface QuotaCheck {
  overQuota: boolean;
  noPermission: boolean;
  /** True when `overQuota` or `noPermission` is. */
  overQuotaOrNoPermission: boolean;
}

/**
 * Whether a permission lets the visitor add one more of what its restriction counts. A `usage` equal to the limit is
 * over quota. A limit that is null or missing means no limit.
 */
export function checkQuota(
  visitor: Visitor,
  name: PermissionName,
  restriction: RestrictionName,
  usage: number,
): QuotaCheck {
  const permissions = permissionsOf(visitor);
  const noPermission = !hasPermission(visitor, name);
  const limit = find(permissions, 'admin')
    ? null
    : find(permissions, name)?.restrictions.find((one) => one.name === restriction)?.value;
  const overQuota = limit !== null && limit !== undefined && usage >= limit;
  return { overQuota, noPermission, overQuotaOrNoPermission: overQuota || noPermission };
}
