import type { Theme } from '@segno/data';
import { fontValue } from './themeFont.ts';

/** The values of a theme by the names of their variables, with those of its font. */
export const themeValues = (theme: Theme | undefined): Readonly<Record<string, string>> => ({
  ...theme?.values,
  ...(theme?.font && { 'font.sans': fontValue(theme.font) }),
});
