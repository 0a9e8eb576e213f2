import { hasPermission, hasRole } from '../permissions/permissions.ts';
import { readPath } from '../settings/readSetting.ts';
import type { MenuItem, Startup } from './contract.ts';
import { isMenuItemVisible } from './menus.ts';

/** A condition that hides a menu item. */
export interface HidingCondition {
  kind: 'permission' | 'role' | 'setting' | 'subscribed' | 'unsubscribed' | 'guest' | 'signedIn';
  /** The permission, the id of the role, or the path of the setting; empty for others. */
  name: string;
}

/** The conditions of a menu item that a visitor does not meet (MENU-1). Empty when the item is shown. */
export function hidingConditions(item: MenuItem, startup: Startup): HidingCondition[] {
  if (isMenuItemVisible(item, startup)) return [];
  const { action, roles = [], permissions = [], settings = {}, subscriptionStatus, visitor } = item;
  const isShown = (conditions: Partial<MenuItem>) =>
    isMenuItemVisible(
      { id: item.id, label: '', icon: null, type: 'route', action: '', ...conditions },
      startup,
    );
  const needsPerson = visitor === 'signedIn' || action.includes('{currentUser}');
  return [
    ...(needsPerson && startup.user === null ? [{ kind: 'signedIn' as const, name: '' }] : []),
    ...(visitor === 'guest' && startup.user !== null ? [{ kind: 'guest' as const, name: '' }] : []),
    ...roles
      .filter((id) => !hasRole(startup, id))
      .map((id): HidingCondition => ({ kind: 'role', name: String(id) })),
    ...permissions
      .filter((name) => !hasPermission(startup, name))
      .map((name): HidingCondition => ({ kind: 'permission', name })),
    ...Object.entries(settings)
      .filter(([path, wanted]) => !isShown({ settings: { [path]: wanted } }))
      .map(([path]): HidingCondition => ({
        kind: 'setting',
        name: `${path} = ${JSON.stringify(readPath(startup.settings, path) ?? null)}`,
      })),
    ...(subscriptionStatus !== undefined && !isShown({ subscriptionStatus })
      ? [{ kind: subscriptionStatus, name: '' }]
      : []),
  ];
}
