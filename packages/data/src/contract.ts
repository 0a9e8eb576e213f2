export * from './account/contract.ts';
export * from './admin/contract.ts';
export * from './backstage/contract.ts';
export * from './backstage/requests.ts';
export * from './backstage/team.ts';
export * from './backstage/releases.ts';
export * from './albums/contract.ts';
export * from './appearance/contract.ts';
export * from './appearance/customCode.ts';
export * from './appearance/drafts.ts';
export * from './appearance/landing.ts';
export * from './appearance/mergeValues.ts';
export * from './artists/contract.ts';
export * from './auth/contract.ts';
export * from './blocks/contract.ts';
export * from './channels/contract.ts';
export * from './comments/contract.ts';
export * from './contact/contract.ts';
export * from './cookies/contract.ts';
export * from './customPages/contract.ts';
export * from './debug/contract.ts';
export * from './feed/contract.ts';
export * from './folders/contract.ts';
export * from './embeds/contract.ts';
export * from './files/contract.ts';
export * from './genres/contract.ts';
export * from './hides/contract.ts';
export * from './home/contract.ts';
export * from './insights/contract.ts';
export * from './i18n/contract.ts';
export * from './jobs/contract.ts';
export * from './jobs/jobKinds.ts';
export { type LineIssue, lineIssues, pluralForms } from './i18n/lineIssues.ts';
export { type MessageValue, translate } from './i18n/translate.ts';
export { translateText } from './i18n/translateText.ts';
export * from './permissions/contract.ts';
export * from './labels/contract.ts';
export * from './library/contract.ts';
export * from './likes/contract.ts';
export * from './logs/contract.ts';
export * from './lyrics/contract.ts';
export * from './lyrics/inputs.ts';
export { parseLrc, type ParsedLyrics, writeLrc } from './lyrics/lrc.ts';
export * from './notifications/contract.ts';
export {
  albumPath,
  artistPath,
  channelPath,
  customPagePath,
  genrePath,
  labelPath,
  playlistPath,
  pricingPath,
  tagPath,
  trackPath,
  userPath,
  playlistInvitePath,
} from './paths/paths.ts';
export { type BillingCycle, cyclesOf, hasUselessYear, largestSaving, priceFor } from './products/cycles.ts';
export { addCycles, type Cycle } from './products/intervals.ts';
export { exponentOf, formatMoney, type Money, toDecimal } from './products/money.ts';
export * from './payments/contract.ts';
export { takenSegments } from './paths/takenSegments.ts';
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
export * from './playlists/collaboration.ts';
export * from './playlists/contract.ts';
export * from './playlists/inputs.ts';
export * from './playlists/match.ts';
export * from './playlists/smart.ts';
export * from './playlists/tables.ts';
export * from './plays/contract.ts';
export * from './policies/contract.ts';
export * from './presence/contract.ts';
export * from './products/contract.ts';
export * from './ads/contract.ts';
export * from './player/contract.ts';
export * from './radio/contract.ts';
export * from './reposts/contract.ts';
export * from './recordings/contract.ts';
export * from './search/contract.ts';
export * from './seo/contract.ts';
export * from './searches/contract.ts';
export * from './shared/contract.ts';
export * from './settings/contract.ts';
export { flag as settingFlag } from './settings/define.ts';
export { type SettingAccess, type SettingDefinition } from './settings/define.ts';
export * from './settings/registry.ts';
export { parseSettings } from './settings/parseSettings.ts';
export { readSetting } from './settings/readSetting.ts';
export { maxId, readId } from './shared/readId.ts';
export * from './startup/contract.ts';
export * from './subscriptions/contract.ts';
export { startupSettings } from './startup/settings.ts';
export * from './providers/contract.ts';
export * from './tables/defineTable.ts';
export * from './tables/filterGroups.ts';
export * from './tables/filterParams.ts';
export * from './tags/contract.ts';
export * from './themes/contract.ts';
export * from './themes/webFont.ts';
export * from './tracks/contract.ts';
export * from './uploads/contract.ts';
export * from './users/contract.ts';
export * from './workspaces/contract.ts';
export * from './workspaces/inputs.ts';
