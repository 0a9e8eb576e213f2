import { type Startup, type Theme, webFontUrl } from '@segno/data';
import { themeAttributes, type ThemeBase, type ThemeValues, variables } from '@segno/ui';
import { themeValues } from './themeValues.ts';
import { parseThemeChoice, resolveTheme, themeAttribute } from './themeChoice.ts';

/** The markup of a theme that a server writes into the document, so that the first paint needs no script. */
export interface DocumentTheme {
  /** The `data-theme` attribute and inline style of `<html>`. */
  attributes: { 'data-theme': ThemeBase; style?: string };
  /** A style sheet for themes between which the operating system chooses. Empty without values. */
  css: string;
  /** The background for each colour scheme of the operating system. */
  backgrounds: { light: string; dark: string };
  /** The style sheets of web fonts, with the colour scheme of the operating system that needs them. */
  fonts: { href: string; media?: string }[];
}

// The keys are checked with the values: unknown variables are ignored.
const stylesOf = (theme: Theme | undefined) =>
  themeAttributes({ values: themeValues(theme) as ThemeValues }).style;

const backgroundOf = (theme: Theme | undefined, scheme: 'light' | 'dark') =>
  /--segno-color-background:([^;]+)/.exec(stylesOf(theme) ?? '')?.[1] ?? variables.color.background[scheme];

/** Returns the markup of the theme of a stored choice (THEME-2). */
export function documentTheme(stored: string | undefined, themes: Startup['themes']): DocumentTheme {
  const choice = parseThemeChoice(stored, themes);
  const base = themeAttribute(stored, themes);
  const schemes = (['light', 'dark'] as const).map((scheme) => ({
    scheme,
    theme: resolveTheme(choice, themes, scheme === 'dark'),
  }));
  const [light, dark] = schemes.map(({ scheme, theme }) =>
    backgroundOf(theme, base === 'system' ? scheme : base),
  ) as [string, string];
  const isDecided = schemes[0]?.theme === schemes[1]?.theme;
  const fonts = (isDecided ? schemes.slice(0, 1) : schemes).flatMap(({ scheme, theme }) =>
    theme?.font?.google && !theme.font.url
      ? [
          {
            href: webFontUrl(theme.font.family),
            ...(!isDecided && { media: `(prefers-color-scheme: ${scheme})` }),
          },
        ]
      : [],
  );
  const style = isDecided ? stylesOf(schemes[0]?.theme) : undefined;
  const rules = isDecided ? [] : schemes.map(({ scheme, theme }) => [scheme, stylesOf(theme)] as const);
  return {
    attributes: { 'data-theme': base, ...(style !== undefined && { style }) },
    css: [
      ...new Set(
        schemes.flatMap(({ theme }) =>
          theme?.font?.url
            ? `@font-face{font-family:'${theme.font.family}';src:url(${theme.font.url});font-weight:100 900;font-display:swap}`
            : [],
        ),
      ),
      ...rules.flatMap(([scheme, text]) =>
        text === undefined ? [] : [`@media (prefers-color-scheme:${scheme}){:root{${text}}}`],
      ),
    ].join(''),
    backgrounds: { light, dark },
    fonts,
  };
}
