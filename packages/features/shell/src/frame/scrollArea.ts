/** The id of the page's element, between the header, the menus and the player. */
export const pageId = 'main';

/**
 * Returns the element that scrolls the page: the page's own scroll area, or the document in small viewports
 * (`AppLayout` of `@segno/ui`). Call it each time, because the result changes with the size of the viewport.
 */
export function scrollArea(): Element {
  const page = document.getElementById(pageId);
  return page && getComputedStyle(page).overflowY !== 'visible' ? page : document.documentElement;
}
