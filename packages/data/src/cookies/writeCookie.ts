import type { StoredCookie } from './contract.ts';

const day = 24 * 60 * 60;

/** How long choices such as the theme and the language are kept, in days. */
export const choiceDays = 365;

/**
 * Stores a value in this browser for some days, so that the server can render the next page with it. `null` deletes it.
 * Needs `document` (COOKIE-2).
 */
export function writeCookie(name: StoredCookie, value: string | null, days = 7): void {
  const age = value === null ? 0 : days * day;
  const secure = location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `${name}=${value ?? ''}; path=/; max-age=${age}; samesite=lax${secure}`;
}
