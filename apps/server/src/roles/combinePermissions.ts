import type { Permission } from '@segno/data/contract';

/**
 * The permissions of several roles together. Where a permission is given more than once, the most generous limit of
 * each restriction counts; a restriction that one of them lacks does not limit.
 */
export function combinePermissions(lists: readonly (readonly Permission[])[]): Permission[] {
  const combined = new Map<string, Permission>();
  for (const permission of lists.flat()) {
    const known = combined.get(permission.name);
    combined.set(permission.name, known ? moreGenerous(known, permission) : permission);
  }
  return [...combined.values()];
}

const moreGenerous = (one: Permission, other: Permission): Permission => ({
  name: one.name,
  restrictions: one.restrictions.flatMap(({ name, value }) => {
    const counterpart = other.restrictions.find((restriction) => restriction.name === name);
    if (!counterpart) return [];
    const limit = value === null || counterpart.value === null ? null : Math.max(value, counterpart.value);
    return [{ name, value: limit }];
  }),
});
