import type { PermissionName } from '@segno/data';

export interface AdminPage {
  /** The last part of its address; its label is `page.{name}`. */
  name: string;
  permission: PermissionName;
}

/** The first page, which has no section. */
export const dashboardName = 'dashboard';

/** The pages of the administration, by section. A person sees those that they may open. */
export const adminSections: readonly { name: string; pages: readonly AdminPage[] }[] = [
  {
    name: 'catalogue',
    pages: [
      { name: 'channels', permission: 'channels.update' },
      { name: 'tracks', permission: 'music.update' },
      { name: 'albums', permission: 'music.update' },
      { name: 'artists', permission: 'music.update' },
      { name: 'genres', permission: 'music.update' },
      { name: 'labels', permission: 'music.update' },
      { name: 'tags', permission: 'tags.update' },
      { name: 'playlists', permission: 'music.update' },
      { name: 'lyrics', permission: 'music.update' },
      { name: 'upload', permission: 'music.update' },
      { name: 'backstage-requests', permission: 'music.update' },
      { name: 'comments', permission: 'comments.update' },
    ],
  },
  {
    name: 'people',
    pages: [
      { name: 'users', permission: 'users.update' },
      { name: 'roles', permission: 'roles.update' },
      { name: 'subscriptions', permission: 'subscriptions.update' },
      { name: 'plans', permission: 'plans.update' },
      { name: 'why', permission: 'users.update' },
    ],
  },
  {
    name: 'site',
    pages: [
      { name: 'custom-pages', permission: 'custom_pages.update' },
      { name: 'report', permission: 'reports.view' },
      { name: 'health', permission: 'settings.update' },
      { name: 'import', permission: 'settings.update' },
      { name: 'files', permission: 'files.update' },
      { name: 'localizations', permission: 'localizations.update' },
      { name: 'ads', permission: 'settings.update' },
      { name: 'settings', permission: 'settings.update' },
    ],
  },
  {
    name: 'logs',
    pages: [
      { name: 'audit', permission: 'logs.view' },
      { name: 'jobs', permission: 'logs.view' },
      { name: 'logs', permission: 'logs.view' },
    ],
  },
];
