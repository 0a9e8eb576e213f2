import { readCookie, type PageCookie } from '@segno/data';

/** How many places to go back to home shows. */
export const mostRecent = 6;

/**
 * How many of the places that home leads back to this browser knows, out of a `Cookie` header or `document.cookie`.
 * The server writes it as `data-recent` of the document, so that home has their room from its first paint; which places
 * they are stays in the browser.
 */
export const readRecentCount = (cookies: string): number => Number(readCookie(cookies, 'segno-recent') ?? 0);

/** Whether this browser has earlier searches; `data-searched` of the document. */
export const readHasSearched = (cookies: string): boolean =>
  readCookie(cookies, 'segno-searched') !== undefined;

/** The count as the page has it. */
export const recentCount = (): number =>
  Number(document.documentElement.dataset.recent ?? readRecentCount(document.cookie));

const year = 365 * 24 * 60 * 60;

/** Keeps a mark for the next page, or takes it away when it is 0. */
function keepMark(name: PageCookie, value: number) {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `${name}=${value}; path=/; max-age=${value > 0 ? year : 0}; samesite=lax${secure}`;
}

export function keepRecentCount(count: number) {
  keepMark('segno-recent', count);
  document.documentElement.dataset.recent = String(count);
}

export function keepHasSearched(hasSearched: boolean) {
  keepMark('segno-searched', Number(hasSearched));
  document.documentElement.dataset.searched = String(hasSearched);
}
