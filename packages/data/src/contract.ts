export * from './albums/contract.ts';
export * from './artists/contract.ts';
export * from './auth/contract.ts';
export * from './channels/contract.ts';
export * from './cookies/contract.ts';
export * from './debug/contract.ts';
export * from './genres/contract.ts';
export * from './i18n/contract.ts';
export { type MessageValue, translate } from './i18n/translate.ts';
export { translateText } from './i18n/translateText.ts';
export * from './permissions/contract.ts';
export * from './likes/contract.ts';
export * from './logs/contract.ts';
export * from './notifications/contract.ts';
export { playlistPath } from './paths/paths.ts';
export { slugify } from './paths/slugify.ts';
export { type Restriction, restrictionOf } from './permissions/restrictionOf.ts';
export {
  checkQuota,
  hasPermission,
  hasRole,
  isSubscribed,
  type QuotaCheck,
  type Visitor,
} from './permissions/permissions.ts';
export * from './playlists/contract.ts';
export * from './playlists/inputs.ts';
export * from './playlists/tables.ts';
export * from './radio/contract.ts';
export * from './search/contract.ts';
export * from './shared/contract.ts';
export * from './settings/contract.ts';
export { parseSettings } from './settings/parseSettings.ts';
export { readSetting } from './settings/readSetting.ts';
export { maxId, readId } from './shared/readId.ts';
export * from './startup/contract.ts';
export * from './tables/defineTable.ts';
export * from './tags/contract.ts';
export * from './themes/contract.ts';
export * from './themes/webFont.ts';
export * from './tracks/contract.ts';
export * from './users/contract.ts';
export * from './workspaces/contract.ts';
export * from './workspaces/inputs.ts';
