import { expect } from 'storybook/test';

/** A text of several lines with a word that is wider than a phone, for names and messages. */
export const longText =
  'Songs for everyone who ever missed the last train home and walked along the river until the morning, Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';

/** Expects that nothing overflows the element and that the page does not scroll horizontally. */
export async function expectToFit(element: Element) {
  const page = document.documentElement;
  await expect(element.scrollWidth).toBeLessThanOrEqual(element.clientWidth);
  await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
}
