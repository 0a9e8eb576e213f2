import type { PageCookie } from '@segno/data';

const year = 365 * 24 * 60 * 60;

/** Stores a choice of looks for a year, where the server reads it with the next page. */
export function keepCookie(name: PageCookie, value: string) {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `${name}=${value}; path=/; max-age=${year}; samesite=lax${secure}`;
}
