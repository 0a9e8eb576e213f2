import type { SettingValues } from '@segno/data/contract';
import type { Outside } from './fetchJson.ts';

/** How sources are asked: their operators want to know who asks. */
export const outsideOf = (values: SettingValues, send: typeof fetch = fetch): Outside => ({
  fetch: send,
  userAgent: `Segno/1.0 (${values['providers.contact'] || values['branding.site_name']})`,
});

/** The address of Wikipedia in the language of the site. */
export const wikipediaAddress = (values: SettingValues) =>
  values['providers.wikipedia.address'].replace(':language', values['i18n.language']);
