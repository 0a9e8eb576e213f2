import { hasPermission, hasRole } from '../permissions/permissions.ts';
import { readPath } from '../settings/readSetting.ts';
import type { MenuItem, Startup } from './contract.ts';

const meets = (setting: unknown, wanted: unknown) =>
  typeof wanted === 'boolean' ? Boolean(setting) === wanted : (setting ?? null) === wanted;

const currentUser = '{currentUser}';

/** Whether the visitor meets all conditions of a menu item (MENU-1). An item about the signed-in user is not for guests. */
export function isMenuItemVisible(item: MenuItem, startup: Startup): boolean {
  const { action, roles = [], permissions = [], settings = {}, subscriptionStatus, visitor } = item;
  const isActive = startup.user?.subscriptions.some(({ active }) => active) ?? false;
  return (
    (startup.user !== null || !action.includes(currentUser)) &&
    (visitor === undefined || (visitor === 'signedIn') === (startup.user !== null)) &&
    roles.every((id) => hasRole(startup, id)) &&
    permissions.every((name) => hasPermission(startup, name)) &&
    Object.entries(settings).every(([path, wanted]) => meets(readPath(startup.settings, path), wanted)) &&
    (subscriptionStatus === undefined || (subscriptionStatus === 'subscribed') === isActive)
  );
}

/** The link target of a menu item: its action, with `{currentUser}` replaced by the visitor's id. */
export const menuItemHref = ({ type, action }: MenuItem, { user }: Pick<Startup, 'user'>): string => {
  const href = action.replaceAll(currentUser, String(user?.id ?? ''));
  return type === 'route' && !href.startsWith('/') ? `/${href}` : href;
};

/** The items of all menus at a position that are visible to the visitor. */
export const menuItemsAt = (startup: Startup, position: string): MenuItem[] =>
  startup.menus
    .filter(({ positions }) => positions.includes(position))
    .flatMap(({ items }) => items.filter((item) => isMenuItemVisible(item, startup)));

/** The items inside of an item that are visible to the visitor (MENU-7). */
export const innerMenuItems = ({ items = [] }: MenuItem, startup: Startup): MenuItem[] =>
  items.filter((item) => isMenuItemVisible(item, startup));
