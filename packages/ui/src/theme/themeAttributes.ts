import { checkValues, type Theme, type ThemeBase, type ThemeValues } from './theme.ts';

/** A theme without what may not stand in one. */
export function acceptedTheme(theme: Theme = {}): { base: ThemeBase | undefined; values: ThemeValues } {
  const { accepted } = checkValues(theme.values ?? {});
  return {
    base: theme.base,
    values: Object.fromEntries(
      accepted.flatMap(({ listed, value }) => (value === null ? [] : [[listed.name, value]])),
    ),
  };
}

/** The values by their custom properties, as a style of React takes them. */
export const themeStyle = (values: ThemeValues): Record<string, string> =>
  Object.fromEntries(
    checkValues(values).accepted.flatMap(({ listed, value }) =>
      value === null ? [] : [[listed.property, value]],
    ),
  );

/**
 * What a server puts on `<html>` so that a page has its theme before any script runs: `data-theme`, and a style without
 * anything that could leave its attribute.
 */
export function themeAttributes(theme: Theme): { 'data-theme'?: ThemeBase; style?: string } {
  const { base, values } = acceptedTheme(theme);
  const style = Object.entries(themeStyle(values)).map(([property, value]) => `${property}:${value}`);
  return {
    ...(base && { 'data-theme': base }),
    ...(style.length > 0 && { style: style.join(';').replaceAll('"', "'") }),
  };
}
