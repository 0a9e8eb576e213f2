/**
 * The cookies that the rendering of a page depends on, with a pattern of their valid values. A cookie with any other
 * value is treated as absent.
 */
const pageCookieValues = {
  /** The chosen theme: `light`, `dark`, `system` (also `0`), or the id of a theme. */
  'segno-theme': /^(?:light|dark|system|0|[1-9]\d{0,8})$/,
  /** The chosen language. */
  'segno-language': /^(?:en|pl|ar)$/,
  /** Whether the sidebar is collapsed to icons. */
  'segno-sidebar': /^collapsed$/,
  /** The number of recently played places that home shows. */
  'segno-recent': /^[1-6]$/,
  /** Whether someone has searched before in this browser. */
  'segno-searched': /^1$/,
  /** Whether the visitor dismissed the cookie notice. */
  'segno-cookie-consent': /^1$/,
};

/** The same for cookies that only the pages of signed-in people depend on. */
const personCookieValues = {
  /** The id of the active workspace. */
  'segno-workspace': /^(?:0|[1-9]\d{0,9})$/,
};

const cookieValues = { ...pageCookieValues, ...personCookieValues };

/** The name of a cookie that the rendering of a page depends on. */
export type PageCookie = keyof typeof pageCookieValues;

/** The name of a cookie that scripts set. */
export type StoredCookie = keyof typeof cookieValues;

/** Every cookie of the site. `__Host-XSRF-TOKEN` is sent besides `XSRF-TOKEN` over TLS; no page depends on either. */
export type CookieName = StoredCookie | 'XSRF-TOKEN' | '__Host-XSRF-TOKEN';

export const isPageCookie = (name: string): name is PageCookie => Object.hasOwn(pageCookieValues, name);

const isStoredCookie = (name: string): name is StoredCookie => Object.hasOwn(cookieValues, name);

export const isKnownCookie = (name: string): name is CookieName =>
  isStoredCookie(name) || name === 'XSRF-TOKEN' || name === '__Host-XSRF-TOKEN';

/**
 * Parses a `Cookie` header or `document.cookie` and decodes percent-encoding (RFC 6265 §5.2 and §5.4). When a name
 * occurs twice, the first value is used: browsers send the cookie with the longer path first. This is the only cookie
 * parser of the site, so that a page and the cache key of the page always use the same values.
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

/** The value of one cookie. Returns undefined when the cookie is absent or its value is invalid. */
export function readCookie(text: string, name: CookieName): string | undefined {
  const value = parseCookies(text).get(name);
  return value !== undefined && isStoredCookie(name) && !cookieValues[name].test(value) ? undefined : value;
}

function decode(value: string): string {
  if (!value.includes('%')) return value;
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
