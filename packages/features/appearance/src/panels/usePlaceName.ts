import { useMessages } from '@segno/data';
import { variableMetadata } from '@segno/ui';
import { messages } from '../messages/en.ts';
import { panelMessages } from '../messages/panels.en.ts';
import { seoMessages } from '../messages/seo.en.ts';
import { useVariableName } from './variableGroups.ts';

/** Groups of values that have no name of their own. */
const nameless = new Set(['all', 'items', 'values']);

/** Returns the words for the path of a value, as the panels name it: `Themes › Dark › Accent`. */
export function usePlaceName() {
  const t = useMessages(messages);
  const tp = useMessages(panelMessages);
  const ts = useMessages(seoMessages);
  const variableName = useVariableName();
  const names: Readonly<Record<string, string>> = {
    branding: tp('section.general'),
    homepage: t('homepage'),
    landing: tp('section.landing-page'),
    seo: tp('section.seo-settings'),
    code: tp('section.custom-code'),
    themes: tp('section.themes'),
    menus: tp('section.menus'),
    site_name: t('siteName'),
    logo_light: t('logoLight'),
    logo_dark: t('logoDark'),
    favicon: t('favicon'),
    name: t('themeName'),
    is_dark: t('isDark'),
    default_light: t('defaultLight'),
    default_dark: t('defaultDark'),
    font: t('font'),
    title: t('landingTitle'),
    text: t('landingText'),
    image: tp('landing.picture'),
    actions: tp('landing.action-buttons'),
    primary: tp('landing.primary-features'),
    secondary: tp('landing.secondary-features'),
    order: tp('landing.order'),
    description: ts('seo.description'),
    css: ts('code.css'),
    html: ts('code.html'),
    frame: ts('code.frame'),
    label: t('itemLabel'),
    action: t('itemAction'),
    icon: t('itemIcon'),
    '#': tp('place.order'),
  };
  const nameOf = (part: string) => {
    const variable = variableMetadata.find(({ name }) => name === part);
    if (variable) return variableName(variable.name);
    return Object.hasOwn(names, part) ? names[part] : part;
  };
  return (path: readonly string[]) =>
    path
      .filter((part) => !nameless.has(part))
      .map(nameOf)
      .join(' › ');
}
