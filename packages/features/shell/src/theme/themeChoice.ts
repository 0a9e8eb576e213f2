import { readCookie, type Startup, type Theme } from '@segno/data';

/** The id of a theme, the default light or dark theme, or whichever of the two the operating system prefers. */
export type ThemeChoice = 'light' | 'dark' | 'system' | number;

type Themes = Startup['themes'];

/** The id of the style element in which the server writes themes between which the operating system chooses. */
export const themeStyleId = 'segno-theme';

/** Reads the stored choice from a `Cookie` header or `document.cookie`. A theme with that id may not exist. */
export const readThemeChoice = (cookies: string): string | undefined => readCookie(cookies, 'segno-theme');

/** Parses a stored choice (THEME-2): 0 is `system`. An invalid choice returns the site's default. */
export function parseThemeChoice(stored: string | undefined, { default_id, all }: Themes): ThemeChoice {
  if (stored === 'light' || stored === 'dark') return stored;
  if (stored === 'system' || stored === '0') return 'system';
  const id = Number(stored);
  if (all.some((theme) => theme.id === id)) return id;
  return default_id ?? 'system';
}

/** Returns the theme of a choice, or the first theme if there is none. */
export function resolveTheme(choice: ThemeChoice, { all }: Themes, prefersDark: boolean): Theme | undefined {
  const isDark = choice === 'system' ? prefersDark : choice === 'dark';
  const picked =
    typeof choice === 'number'
      ? all.find(({ id }) => id === choice)
      : all.find(({ default_dark, default_light }) => (isDark ? default_dark : default_light));
  return picked ?? all[0];
}

/** The value of `data-theme` of the document. `system` follows the operating system without a script. */
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
