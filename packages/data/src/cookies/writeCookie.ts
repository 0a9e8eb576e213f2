import type { StoredCookie } from './contract.ts';

const day = 24 * 60 * 60;

/**
 * Stores a value in this browser for some days, so that the server can render the next page with it. `null` deletes it.
 * Needs `document`.
 */
export function writeCookie(name: StoredCookie, value: string | null, days = 365): void {
  const age = value === null ? 0 : days * day;
  const secure = location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `${name}=${value ?? ''}; path=/; max-age=${age}; samesite=lax${secure}`;
}
