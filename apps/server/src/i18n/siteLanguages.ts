import type { SettingValues } from '@segno/data/contract';
import type { SiteLanguages } from './chooseLanguage.ts';

/** The languages of a site by its settings. */
export const siteLanguages = (
  values: Pick<
    SettingValues,
    'i18n.language' | 'localization.languages' | 'localization.detect' | 'localization.choice'
  >,
): SiteLanguages => ({
  standard: values['i18n.language'],
  offered: values['localization.choice'] ? values['localization.languages'] : [],
  detect: values['localization.detect'],
});
