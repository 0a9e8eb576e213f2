import { checkValues, type Theme, type ThemeBase, type ThemeValues } from './theme.ts';

/** A theme without its rejected values. */
export function acceptedTheme(theme: Theme = {}): { base: ThemeBase | undefined; values: ThemeValues } {
  const { accepted } = checkValues(theme.values ?? {});
  return {
    base: theme.base,
    values: Object.fromEntries(
      accepted.flatMap(({ listed, value }) => (value === null ? [] : [[listed.name, value]])),
    ),
  };
}

/** The values by custom property, for the `style` prop of React. */
export const themeStyle = (values: ThemeValues): Record<string, string> =>
  Object.fromEntries(
    checkValues(values).accepted.flatMap(({ listed, value }) =>
      value === null ? [] : [[listed.property, value]],
    ),
  );

/**
 * The attributes that a server sets on `<html>`, so that a page has its theme before any script runs: `data-theme`, and a
 * `style` whose text cannot end the attribute.
 */
export function themeAttributes(theme: Theme): { 'data-theme'?: ThemeBase; style?: string } {
  const { base, values } = acceptedTheme(theme);
  const style = Object.entries(themeStyle(values)).map(([property, value]) => `${property}:${value}`);
  return {
    ...(base && { 'data-theme': base }),
    ...(style.length > 0 && { style: style.join(';').replaceAll('"', "'") }),
  };
}
