import type { Permission } from '@segno/data/contract';

/** Permissions that guests never get: they change records of other people, or read what the server does. */
export const neverForGuests: readonly Permission['name'][] = [
  'admin',
  'admin.access',
  'appearance.update',
  'custom_pages.update',
  'localizations.update',
  'logs.view',
  'plans.update',
  'roles.update',
  'settings.update',
  'subscriptions.update',
  'tags.update',
  'users.update',
];
