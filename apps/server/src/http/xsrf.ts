import { createHmac, type KeyObject, randomBytes, timingSafeEqual } from 'node:crypto';
import { readCookie } from '@segno/data/contract';
import type { Context, MiddlewareHandler } from 'hono';
import { setCookie } from 'hono/cookie';
import type { AppEnv } from './AppEnv.ts';
import { Problem } from './Problem.ts';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

export interface XsrfOptions {
  /** The address that visitors use. */
  baseUrl: string;
  /** Signs the tokens. All servers behind one address share it. */
  key: KeyObject;
}

/** The session that a token is bound to, as text; empty for guests. */
const sessionOf = ({ var: { viewer } }: Context<AppEnv>) =>
  String(viewer.sessionId ?? viewer.actor?.sessionId ?? '');

const digestOf = (key: KeyObject, nonce: string, session: string) =>
  createHmac('sha256', key).update(`${session}\n${nonce}`).digest('base64url');

/** Creates a signed token: a random number and its HMAC. */
export function createXsrfToken(key: KeyObject, session: string): string {
  const nonce = randomBytes(18).toString('base64url');
  return `${nonce}.${digestOf(key, nonce, session)}`;
}

function isOurs(token: string, key: KeyObject, session: string): boolean {
  const [nonce = '', digest = ''] = token.split('.');
  return isSame(digest, digestOf(key, nonce, session));
}

const cookieOf = (c: Context<AppEnv>, name: 'XSRF-TOKEN' | '__Host-XSRF-TOKEN') =>
  readCookie(c.req.header('cookie') ?? '', name) ?? '';

/**
 * The valid token of this browser, or null. Scripts read it from `XSRF-TOKEN`. Over TLS it must also be in
 * `__Host-XSRF-TOKEN`, which neither another subdomain nor a connection without TLS can set.
 */
function tokenOf(c: Context<AppEnv>, { baseUrl, key }: XsrfOptions): string | null {
  const token = cookieOf(c, 'XSRF-TOKEN');
  const isKept = !isTls(baseUrl) || isSame(token, cookieOf(c, '__Host-XSRF-TOKEN'));
  return isKept && isOurs(token, key, sessionOf(c)) ? token : null;
}

/** Sets a token cookie with the first page; scripts of this site send it in a header, other sites cannot read it. */
export function xsrfCookie(options: XsrfOptions): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    await next();
    if (!c.res.headers.get('content-type')?.startsWith('text/html') || tokenOf(c, options)) return;
    setXsrfCookie(c, options);
    // A shared cache would send one visitor's token to all.
    if (/\b(public|s-maxage)\b/.test(c.res.headers.get('cache-control') ?? '')) {
      c.res.headers.set('cache-control', 'private, no-cache');
    }
  };
}

const sentToken = (c: Context<AppEnv>) => c.req.header('x-xsrf-token') ?? '';

const xsrfMismatch = () =>
  new Problem({
    status: 403,
    code: 'xsrf_mismatch',
    message: 'This page is out of date. Reload it and try again.',
  });

/**
 * Refuses a request that changes something unless it comes from a page of this site: its X-XSRF-TOKEN header equals the
 * cookie (HTTP-5), and `Origin` and `Sec-Fetch-Site`, where the browser sends them, name this site. A refusal sets a
 * token when the browser has no valid one, so that the client can retry the request.
 */
export function xsrfCheck(options: XsrfOptions): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    // A token is no cookie: no other site can make a browser send it.
    if (safeMethods.has(c.req.method) || c.var.viewer.token) return next();
    const token = tokenOf(c, options);
    if (isForeign(c, options.baseUrl) || !token || !isSame(token, sentToken(c))) {
      if (!token) setXsrfCookie(c, options);
      throw xsrfMismatch();
    }
    return next();
  };
}

/**
 * For a GET that changes something: refuses tokens that only read (TOKEN-3), and others unless `Sec-Fetch-Site` is `same-origin`, or the X-XSRF-TOKEN header
 * equals the cookie. An image or link of another site has neither.
 */
export function ownPagesOnly(options: XsrfOptions): MiddlewareHandler<AppEnv> {
  return (c, next) => {
    const token = tokenOf(c, options);
    const isOwn =
      c.req.header('sec-fetch-site') === 'same-origin' || (token !== null && isSame(token, sentToken(c)));
    if (isForeign(c, options.baseUrl) || !isOwn) throw xsrfMismatch();
    if (c.var.viewer.token?.scopes.includes('write') === false)
      throw new Problem({
        status: 403,
        code: 'scope_missing',
        message: 'This access token does not have the scope for this.',
      });
    return next();
  };
}

/** Whether the browser's headers name another origin. A page cannot set these headers, nor `Host`. */
function isForeign(c: Context<AppEnv>, baseUrl: string): boolean {
  const site = c.req.header('sec-fetch-site');
  if (site !== undefined && site !== 'same-origin') return true;
  const origin = c.req.header('origin');
  if (origin === undefined || origin === new URL(baseUrl).origin) return false;
  const host = URL.parse(origin)?.host;
  return host === undefined || host !== c.req.header('host');
}

/** Sends a token that is bound to the viewer's session: also after a sign-in or logout. */
export function setXsrfCookie(c: Context<AppEnv>, { baseUrl, key }: XsrfOptions) {
  const token = createXsrfToken(key, sessionOf(c));
  const secure = isTls(baseUrl);
  setCookie(c, 'XSRF-TOKEN', token, { path: '/', sameSite: 'Lax', secure });
  if (secure) {
    setCookie(c, 'XSRF-TOKEN', token, {
      prefix: 'host',
      path: '/',
      sameSite: 'Lax',
      secure,
      httpOnly: true,
    });
  }
}

const isTls = (baseUrl: string) => baseUrl.startsWith('https:');

function isSame(left: string, right: string) {
  const [a, b] = [Buffer.from(left), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}
