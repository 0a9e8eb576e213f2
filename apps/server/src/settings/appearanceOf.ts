import { createHash } from 'node:crypto';
import {
  type AppearanceResponse,
  type AppearanceValues,
  noCustomCode,
  type SettingValues,
  standardLandingOrder,
} from '@segno/data/contract';

const versionOf = (values: AppearanceValues) =>
  createHash('sha256').update(JSON.stringify(values)).digest('hex').slice(0, 16);

/** The published appearance by the settings of the site. */
export function appearanceOf(settings: SettingValues): AppearanceResponse {
  const values: AppearanceValues = {
    branding: {
      site_name: settings['branding.site_name'],
      logo_light: settings['branding.logo_light'],
      logo_dark: settings['branding.logo_dark'],
      favicon: settings['branding.favicon'] ?? null,
    },
    homepage: { type: settings['homepage.type'], value: settings['homepage.value'] },
    landing: {
      title: settings['landing.title'],
      text: settings['landing.text'],
      image: settings['landing.image'] ?? null,
      actions: settings['landing.actions'] ?? [],
      primary: settings['landing.primary'] ?? [],
      secondary: settings['landing.secondary'] ?? [],
      order: settings['landing.order'] ?? standardLandingOrder,
    },
    seo: settings['seo.pages'] ?? {},
    code: settings.custom_code ?? noCustomCode,
    themes: settings.themes,
    menus: settings.menus,
  };
  return { values, version: versionOf(values) };
}
