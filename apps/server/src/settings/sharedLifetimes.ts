import type { SettingValues } from '@segno/data/contract';

type CacheSettings = Pick<
  SettingValues,
  'cache.answers_seconds' | 'cache.pages_seconds' | 'cache.cdn_seconds'
>;

/** How long what visitors share is kept, as the settings of the moment say (SETTING-11). */
export const sharedLifetimes = (settings: () => CacheSettings) => ({
  /** Responses of the API on this server, in milliseconds. */
  responses: () => settings()['cache.answers_seconds'] * 1000,
  /** Pages of guests on this server, in milliseconds. */
  pages: () => settings()['cache.pages_seconds'] * 1000,
  /** Public files at a CDN, in seconds. */
  cdn: () => settings()['cache.cdn_seconds'],
});
