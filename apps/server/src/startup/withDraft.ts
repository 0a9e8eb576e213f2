import type { AppearanceValues } from '@segno/data/contract';
import type { Site } from './startup.ts';

/** The site with the values of a draft. */
export const withDraft = (
  site: Site,
  { branding, homepage, landing, seo, themes, menus }: AppearanceValues,
): Site => ({
  ...site,
  places: { ...site.places, branding, themes, menus },
  settings: {
    ...site.settings,
    homepage,
    landing,
    ...(Object.keys(seo).length > 0 && { seo: { pages: seo } }),
  },
});
