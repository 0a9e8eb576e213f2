import { type ThemeFont, webFontUrl } from '@segno/data';

export type { ThemeFont };

/** The value of the variable of the primary font for a family. */
export const fontValue = ({ family }: ThemeFont): string => `'${family}', system-ui, sans-serif`;

/** The attribute of the links to style sheets of web fonts. Its value is what the font is shown for. */
export const fontAttribute = 'data-theme-font';

/** Loads the style sheet of a web font, instead of those that were loaded for the same purpose. */
export function showThemeFont(font: ThemeFont | null, purpose: 'theme' | 'override') {
  const present = [...document.querySelectorAll<HTMLLinkElement>(`link[${fontAttribute}="${purpose}"]`)];
  const href = font?.google ? webFontUrl(font.family) : null;
  if (present.length === 1 && present[0]?.href === href && !present[0].media) return;
  for (const link of present) link.remove();
  if (href === null) return;
  const link = document.createElement('link');
  Object.assign(link, { rel: 'stylesheet', href });
  link.setAttribute(fontAttribute, purpose);
  document.head.append(link);
}
