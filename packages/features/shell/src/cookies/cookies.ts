const year = 365 * 24 * 60 * 60;

/** The value of a cookie in a `Cookie` header or `document.cookie`. */
export function readCookie(cookies: string, name: string): string | undefined {
  const pair = cookies.split(/; */).find((part) => part.startsWith(`${name}=`));
  return pair?.slice(name.length + 1);
}

/** Keeps a choice of looks for a year, where the server reads it with the next page. */
export function keepCookie(name: string, value: string) {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `${name}=${value}; path=/; max-age=${year}; samesite=lax${secure}`;
}
