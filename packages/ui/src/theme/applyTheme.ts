import { checkValues, type Refusal } from './theme.ts';

/**
 * Sets variables on an element of a page. Everything that uses them changes with the next frame, without rendering of
 * React. Null removes a variable. Unknown names and invalid values are not set, and are returned with the reason.
 */
export function applyTheme(
  element: HTMLElement,
  values: Readonly<Record<string, string | null | undefined>>,
): Refusal[] {
  const { accepted, refused } = checkValues(values);
  // The variables that follow the accent fill are computed on the root and on elements with a theme.
  if (accepted.length > 0 && element !== document.documentElement) element.dataset.theme ??= '';
  for (const { listed, value } of accepted) {
    if (value === null) element.style.removeProperty(listed.property);
    else element.style.setProperty(listed.property, value);
  }
  return refused;
}
