import { expect } from 'storybook/test';

/** A sentence that needs several lines, and a word that is wider than a phone: what names and messages may be. */
export const longText =
  'Songs for everyone who ever missed the last train home and walked along the river until the morning, Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';

/** Nothing reaches beyond the element, or makes the page scroll sideways. */
export async function expectToFit(element: Element) {
  const page = document.documentElement;
  await expect(element.scrollWidth).toBeLessThanOrEqual(element.clientWidth);
  await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
}
