/** The cookies that shape a page, with the values that have a meaning. Any other value counts as no cookie. */
const pageCookieValues = {
  /** The chosen theme: `light`, `dark`, `system` (also `0`), or the id of a theme. */
  'segno-theme': /^(?:light|dark|system|0|[1-9]\d{0,8})$/,
  /** Whether the sidebar is collapsed to icons. */
  'segno-sidebar': /^collapsed$/,
  /** How many places to go back to home shows. */
  'segno-recent': /^[1-6]$/,
  /** Whether this browser has searched before. */
  'segno-searched': /^1$/,
  /** Whether the cookie notice was dismissed. */
  'segno-cookie-consent': /^1$/,
};

/** A cookie that shapes a page. */
export type PageCookie = keyof typeof pageCookieValues;

/** Every cookie of the site. `__Host-XSRF-TOKEN` stands beside `XSRF-TOKEN` over TLS; neither shapes a page. */
export type CookieName = PageCookie | 'XSRF-TOKEN' | '__Host-XSRF-TOKEN';

export const isPageCookie = (name: string): name is PageCookie => Object.hasOwn(pageCookieValues, name);

export const isKnownCookie = (name: string): name is CookieName =>
  isPageCookie(name) || name === 'XSRF-TOKEN' || name === '__Host-XSRF-TOKEN';

/**
 * The cookies in a `Cookie` header or `document.cookie`, percent-decoded (RFC 6265 §5.2 and §5.4). Of two with one name
 * the first counts: browsers send the one with the longer path first. The only cookie parser of the site: a page and
 * its cache must never disagree about what a header says.
 */
export function parseCookies(text: string): Map<string, string> {
  const cookies = new Map<string, string>();
  for (const pair of text.split(';')) {
    const [name = '', ...rest] = pair.split('=');
    const key = name.trim();
    if (pair.trim() !== '' && !cookies.has(key)) cookies.set(key, decode(rest.join('=').trim()));
  }
  return cookies;
}

/** The value of one cookie; undefined without the cookie, and for a value that has no meaning. */
export function readCookie(text: string, name: CookieName): string | undefined {
  const value = parseCookies(text).get(name);
  return value !== undefined && isPageCookie(name) && !pageCookieValues[name].test(value) ? undefined : value;
}

function decode(value: string): string {
  if (!value.includes('%')) return value;
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
