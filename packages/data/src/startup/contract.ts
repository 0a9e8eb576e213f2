import * as v from 'valibot';
import { PermissionName } from '../permissions/contract.ts';
import { SettingConditions } from '../settings/contract.ts';
import { Id } from '../shared/contract.ts';
import { Theme } from '../themes/contract.ts';
import { isMenuAction } from './menuAction.ts';
import { Role, User } from '../users/contract.ts';
import { Workspace } from '../workspaces/contract.ts';

/** The name of an icon of `@segno/ui`, or the address of an SVG file on this site or with `https:`. */
const MenuIcon = v.pipe(
  v.string(),
  v.maxLength(500),
  // Without flags, which the description of the API cannot have.
  v.regex(/^(?:[A-Za-z][A-Za-z\d-]*|\/[^/\\\s][^\\\s]*|https:\/\/[^\s\\]+)$/),
);

const itemEntries = {
  id: v.string(),
  /** Plain text, or the key of a translated line. */
  label: v.pipe(v.string(), v.maxLength(200)),
  icon: v.nullable(MenuIcon),
  type: v.picklist(['link', 'route']),
  /** The address (MENU-4). `{currentUser}` stands for the visitor's id. */
  action: v.pipe(v.string(), v.maxLength(2000)),
  target: v.optional(v.picklist(['_self', '_blank'])),
  roles: v.optional(v.array(Id)),
  permissions: v.optional(v.array(PermissionName)),
  settings: v.optional(SettingConditions),
  subscriptionStatus: v.optional(v.picklist(['subscribed', 'unsubscribed'])),
  visitor: v.optional(v.picklist(['guest', 'signedIn'])),
};

/** An item inside of another one. */
const InnerMenuItem = v.pipe(
  v.object(itemEntries),
  v.forward(v.partialCheck([['type'], ['action']], isMenuAction, 'This is not an address.'), ['action']),
);

/** One item of a menu. It is shown when all its conditions are true (MENU-1). */
export const MenuItem = v.pipe(
  v.object({
    ...itemEntries,
    /** The items inside of it, one level deep (MENU-7). */
    items: v.optional(v.pipe(v.array(InnerMenuItem), v.maxLength(50))),
  }),
  v.forward(v.partialCheck([['type'], ['action']], isMenuAction, 'This is not an address.'), ['action']),
);
export type MenuItem = v.InferOutput<typeof MenuItem>;

export const Menu = v.object({ id: v.string(), positions: v.array(v.string()), items: v.array(MenuItem) });
export type Menu = v.InferOutput<typeof Menu>;

/** The data that the application has before its first request (STARTUP-1). */
export const Startup = v.object({
  user: v.nullable(User),
  guest_role: Role,
  /** The admin who sees the site as `user`; missing for everybody else. */
  actor: v.optional(v.object({ name: v.string() })),
  /** The active workspace; the default one for guests. */
  workspace: Workspace,
  settings: v.record(v.string(), v.unknown()),
  themes: v.object({ default_id: v.nullable(Id), all: v.array(Theme) }),
  menus: v.array(Menu),
  branding: v.object({
    logo_light: v.nullable(v.string()),
    logo_dark: v.nullable(v.string()),
    site_name: v.string(),
    /** The icon of tabs and bookmarks; without one that of the application. */
    favicon: v.optional(v.nullable(v.string())),
  }),
  /** The version of the published appearance, which an open page compares with the present one. */
  appearance_version: v.string(),
  base_url: v.string(),
  cookie_notice: v.nullable(
    v.object({ position: v.picklist(['top', 'bottom']), message: v.string(), button: v.string() }),
  ),
  show_cookie_notice: v.boolean(),
  is_mobile_device: v.boolean(),
  /** The language code and the translated messages, by message key. */
  i18n: v.object({
    language: v.string(),
    lines: v.record(v.string(), v.string()),
    /** The tag by which dates and numbers are written, such as `en-GB`. The language without it. */
    locale: v.optional(v.string()),
  }),
});
export type Startup = v.InferOutput<typeof Startup>;
