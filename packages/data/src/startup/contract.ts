import * as v from 'valibot';
import { PermissionName } from '../permissions/contract.ts';
import { Id } from '../shared/contract.ts';
import { Theme } from '../themes/contract.ts';
import { Role, User } from '../users/contract.ts';
import { Workspace } from '../workspaces/contract.ts';

/** One item of a menu. It is shown when all its conditions are true (MENU-1). */
export const MenuItem = v.object({
  id: v.string(),
  label: v.string(),
  /** The name of an icon of `@segno/ui`. */
  icon: v.nullable(v.string()),
  type: v.picklist(['link', 'route']),
  action: v.string(),
  target: v.optional(v.picklist(['_self', '_blank'])),
  roles: v.optional(v.array(Id)),
  permissions: v.optional(v.array(PermissionName)),
  settings: v.optional(v.record(v.string(), v.unknown())),
  subscriptionStatus: v.optional(v.picklist(['subscribed', 'unsubscribed'])),
});
export type MenuItem = v.InferOutput<typeof MenuItem>;

export const Menu = v.object({ id: v.string(), positions: v.array(v.string()), items: v.array(MenuItem) });
export type Menu = v.InferOutput<typeof Menu>;

/** The data that the application has before its first request (STARTUP-1). */
export const Startup = v.object({
  user: v.nullable(User),
  guest_role: Role,
  /** The active workspace; the default one for guests. */
  workspace: Workspace,
  settings: v.record(v.string(), v.unknown()),
  themes: v.object({ default_id: v.nullable(Id), all: v.array(Theme) }),
  menus: v.array(Menu),
  branding: v.object({
    logo_light: v.nullable(v.string()),
    logo_dark: v.nullable(v.string()),
    site_name: v.string(),
  }),
  base_url: v.string(),
  cookie_notice: v.nullable(
    v.object({ position: v.picklist(['top', 'bottom']), message: v.string(), button: v.string() }),
  ),
  show_cookie_notice: v.boolean(),
  is_mobile_device: v.boolean(),
  /** The language code and the translated messages, by message key. */
  i18n: v.object({ language: v.string(), lines: v.record(v.string(), v.string()) }),
});
export type Startup = v.InferOutput<typeof Startup>;
