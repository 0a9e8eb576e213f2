import { choiceDays, readCookie, writeCookie } from '@segno/data';

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

/** Stores the number of recently played places for the next page. */
export function keepRecentCount(count: number) {
  writeCookie('segno-recent', count > 0 ? String(count) : null, choiceDays);
  document.documentElement.dataset.recent = String(count);
}

/** Stores whether this browser has recent searches, for the next page. */
export function keepHasSearched(hasSearched: boolean) {
  writeCookie('segno-searched', hasSearched ? '1' : null, choiceDays);
  document.documentElement.dataset.searched = String(hasSearched);
}
