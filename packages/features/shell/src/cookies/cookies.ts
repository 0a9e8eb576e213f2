import type { PageCookie } from '@segno/data';

const year = 365 * 24 * 60 * 60;

/** Stores a display preference in a cookie for a year, so that the server can render the next page with it. */
export function keepCookie(name: PageCookie, value: string) {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `${name}=${value}; path=/; max-age=${year}; samesite=lax${secure}`;
}
