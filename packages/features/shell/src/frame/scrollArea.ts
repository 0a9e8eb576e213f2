/** The id of the page, between the frame's header, menus and player. */
export const pageId = 'main';

/**
 * The element that scrolls the page: the page's own area, or the document on screens that are too small for an area of
 * its own (`frameMeasures.css.ts`). Ask each time: it changes with the size of the window.
 */
export function scrollArea(): Element {
  const page = document.getElementById(pageId);
  return page && getComputedStyle(page).overflowY !== 'visible' ? page : document.documentElement;
}
