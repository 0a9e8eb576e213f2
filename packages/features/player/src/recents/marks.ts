import { readCookie, type PageCookie } from '@segno/data';

/** The maximum number of recently played places on the home page. */
export const mostRecent = 6;

/**
 * Reads the number of recently played places from a `Cookie` header or `document.cookie`. The server writes it as
 * `data-recent` of the document, so that home reserves space for them from its first paint. The places themselves are
 * stored only in the browser.
 */
export const readRecentCount = (cookies: string): number => Number(readCookie(cookies, 'segno-recent') ?? 0);

/**
 * Whether this browser has recent searches, from a `Cookie` header or `document.cookie`. The server writes it as
 * `data-searched` of the document.
 */
export const readHasSearched = (cookies: string): boolean =>
  readCookie(cookies, 'segno-searched') !== undefined;

/** The current number of recently played places, from the document. */
export const recentCount = (): number =>
  Number(document.documentElement.dataset.recent ?? readRecentCount(document.cookie));

const year = 365 * 24 * 60 * 60;

/** Stores a value in a cookie for the next page, or deletes the cookie when the value is 0. */
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
