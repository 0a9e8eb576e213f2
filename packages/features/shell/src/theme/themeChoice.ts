import { readCookie, type Startup, type Theme } from '@segno/data';

/** A theme by its id, the default light or dark one, or whichever of the two the operating system prefers. */
export type ThemeChoice = 'light' | 'dark' | 'system' | number;

type Themes = Startup['themes'];

/** The id of the style element in which the server writes themes that the operating system chooses between. */
export const themeStyleId = 'segno-theme';

/** The stored choice in a `Cookie` header or `document.cookie`; a theme with that id may not exist. */
export const readThemeChoice = (cookies: string): string | undefined => readCookie(cookies, 'segno-theme');

/** What a stored choice means (THEME-2): 0 is `system`, and what means nothing is the site's default. */
export function parseThemeChoice(stored: string | undefined, { default_id, all }: Themes): ThemeChoice {
  if (stored === 'light' || stored === 'dark') return stored;
  if (stored === 'system' || stored === '0') return 'system';
  const id = Number(stored);
  if (all.some((theme) => theme.id === id)) return id;
  return default_id ?? 'system';
}

/** The theme that a choice picks; the first one when it picks none. */
export function resolveTheme(choice: ThemeChoice, { all }: Themes, prefersDark: boolean): Theme | undefined {
  const isDark = choice === 'system' ? prefersDark : choice === 'dark';
  const picked =
    typeof choice === 'number'
      ? all.find(({ id }) => id === choice)
      : all.find(({ default_dark, default_light }) => (isDark ? default_dark : default_light));
  return picked ?? all[0];
}

/** The `data-theme` of the document: `system` needs no script to follow the operating system. */
export function themeAttribute(
  choice: string | number | undefined,
  themes: Themes,
): 'light' | 'dark' | 'system' {
  const parsed = parseThemeChoice(choice === undefined ? undefined : String(choice), themes);
  const light = resolveTheme(parsed, themes, false);
  const dark = resolveTheme(parsed, themes, true);
  if (!light || !dark) return typeof parsed === 'number' ? 'system' : parsed;
  if (light.is_dark === dark.is_dark) return light.is_dark ? 'dark' : 'light';
  return 'system';
}
