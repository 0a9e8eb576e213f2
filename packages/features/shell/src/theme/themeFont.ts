import { type ThemeFont, webFontUrl } from '@segno/data';

export type { ThemeFont };

/** The value of the variable of the primary font for a family. */
export const fontValue = ({ family }: ThemeFont): string => `'${family}', system-ui, sans-serif`;

/** The attribute of the links to style sheets of web fonts. Its value is what the font is shown for. */
export const fontAttribute = 'data-theme-font';

/** Font files that this page has loaded, by their addresses. */
const loaded = new Set<string>();

/** Loads a font file that the site keeps. Text is shown in another font until it arrives. */
async function loadFile(family: string, url: string) {
  if (loaded.has(url)) return;
  loaded.add(url);
  const face = new FontFace(family, `url("${url}")`, { weight: '100 900', display: 'swap' });
  const font = await face.load().catch(() => null);
  if (font) document.fonts.add(font);
  else loaded.delete(url);
}

/** Loads the style sheet of a web font, instead of those that were loaded for the same purpose. */
export function showThemeFont(font: ThemeFont | null, purpose: 'theme' | 'override') {
  if (font?.url) void loadFile(font.family, font.url);
  const present = [...document.querySelectorAll<HTMLLinkElement>(`link[${fontAttribute}="${purpose}"]`)];
  const href = font?.google && !font.url ? webFontUrl(font.family) : null;
  if (present.length === 1 && present[0]?.href === href && !present[0].media) return;
  for (const link of present) link.remove();
  if (href === null) return;
  const link = document.createElement('link');
  Object.assign(link, { rel: 'stylesheet', href });
  link.setAttribute(fontAttribute, purpose);
  document.head.append(link);
}
