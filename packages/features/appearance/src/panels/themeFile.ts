import type { Theme } from '@segno/data';
import { fromTokens, toTokens } from '@segno/ui';

type Base = 'light' | 'dark';
const baseOf = ({ is_dark }: Pick<Theme, 'is_dark'>): Base => (is_dark ? 'dark' : 'light');

/** A theme as a file of design tokens (W3C Design Tokens Format). */
export const writeThemeFile = (theme: Theme): string =>
  `${JSON.stringify(toTokens({ base: baseOf(theme), values: theme.values }), null, 2)}\n`;

/** Reads a file of design tokens. Throws an error when it is none. */
export function readThemeFile(text: string, name: string): Pick<Theme, 'name' | 'is_dark' | 'values'> {
  const { theme } = fromTokens(JSON.parse(text));
  const values = Object.fromEntries(
    Object.entries(theme.values ?? {}).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
  return { name: name.slice(0, 100) || 'Theme', is_dark: theme.base === 'dark', values };
}
