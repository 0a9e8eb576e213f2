import type { StoredCookie } from './contract.ts';

const year = 365 * 24 * 60 * 60;

/**
 * Stores a value in this browser for a year, so that the server can render the next page with it. `null` deletes it.
 * Needs `document`.
 */
export function writeCookie(name: StoredCookie, value: string | null): void {
  const age = value === null ? 0 : year;
  const secure = location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `${name}=${value ?? ''}; path=/; max-age=${age}; samesite=lax${secure}`;
}
