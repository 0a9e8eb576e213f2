import { checkValues, type Refusal } from './theme.ts';

/**
 * Sets variables on an element of a live page; everything that uses them changes with the next frame, and React renders
 * nothing. Null takes a variable back. Unknown names and unsafe values are left out, and returned with the reason.
 */
export function applyTheme(
  element: HTMLElement,
  values: Readonly<Record<string, string | null | undefined>>,
): Refusal[] {
  const { accepted, refused } = checkValues(values);
  for (const { listed, value } of accepted) {
    if (value === null) element.style.removeProperty(listed.property);
    else element.style.setProperty(listed.property, value);
  }
  return refused;
}
