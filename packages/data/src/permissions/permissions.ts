import type { Permission, Startup } from '../startup/contract.ts';

type Visitor = Pick<Startup, 'user' | 'guest_role'>;

const permissionsOf = ({ user, guest_role }: Visitor) => (user ?? guest_role).permissions;
const find = (permissions: Permission[], name: string) =>
  permissions.find((permission) => permission.name === name);

/** Whether the visitor, or the guest role if nobody is signed in, may do something; `admin` may do everything. */
export const hasPermission = (visitor: Visitor, name: string): boolean => {
  const permissions = permissionsOf(visitor);
  return Boolean(find(permissions, 'admin') ?? find(permissions, name));
};

/** Whether the visitor has a role, by its id; without a user, the guest role is the one. */
export const hasRole = ({ user, guest_role }: Visitor, id: number): boolean =>
  user ? user.roles.some((role) => role.id === id) : guest_role.id === id;

/** Whether any subscription of the visitor is valid. */
export const isSubscribed = ({ user }: Pick<Startup, 'user'>): boolean =>
  user?.subscriptions.some(({ valid }) => valid) ?? false;

export interface QuotaCheck {
  overQuota: boolean;
  noPermission: boolean;
  /** Either of the two. */
  overQuotaOrNoPermission: boolean;
}

/**
 * Whether a permission lets the visitor add one more of what its restriction counts. `usage` at the limit is over it;
 * a limit of null, or none, is no limit.
 */
export function checkQuota(visitor: Visitor, name: string, restriction: string, usage: number): QuotaCheck {
  const permissions = permissionsOf(visitor);
  const noPermission = !hasPermission(visitor, name);
  const limit = find(permissions, 'admin')
    ? null
    : find(permissions, name)?.restrictions.find((one) => one.name === restriction)?.value;
  const overQuota = limit !== null && limit !== undefined && usage >= Number(limit);
  return { overQuota, noPermission, overQuotaOrNoPermission: overQuota || noPermission };
}
