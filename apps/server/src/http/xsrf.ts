import { randomBytes, timingSafeEqual } from 'node:crypto';
import { readCookie } from '@segno/data/contract';
import type { Context, MiddlewareHandler } from 'hono';
import { setCookie } from 'hono/cookie';
import { Problem } from './Problem.ts';

const cookieName = 'XSRF-TOKEN';
const headerName = 'x-xsrf-token';
const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Gives each browser a token with its first page; our scripts send it back in a header, other sites cannot. */
export function xsrfCookie({ isHttps }: { isHttps: boolean }): MiddlewareHandler {
  return async (c, next) => {
    await next();
    if (!c.res.headers.get('content-type')?.startsWith('text/html') || tokenOf(c)) return;
    setXsrfCookie(c, isHttps);
    // A shared cache would hand one visitor's token to all.
    if (/\b(public|s-maxage)\b/.test(c.res.headers.get('cache-control') ?? '')) {
      c.res.headers.set('cache-control', 'private, no-cache');
    }
  };
}

/**
 * Refuses a request that changes something unless its X-XSRF-TOKEN header repeats the cookie (HTTP-5).
 * A refusal brings a token, so that the same request can be sent again.
 */
export function xsrfCheck({ isHttps }: { isHttps: boolean }): MiddlewareHandler {
  return async (c, next) => {
    if (safeMethods.has(c.req.method)) return next();
    const cookie = tokenOf(c);
    const isForeign = c.req.header('sec-fetch-site') === 'cross-site';
    if (isForeign || !cookie || !isSame(cookie, c.req.header(headerName) ?? '')) {
      if (!cookie) setXsrfCookie(c, isHttps);
      throw new Problem(403, 'xsrf_mismatch', 'This page is out of date. Reload it and try again.');
    }
    return next();
  };
}

const tokenOf = (c: Context) => readCookie(c.req.header('cookie') ?? '', cookieName);

function setXsrfCookie(c: Context, isHttps: boolean) {
  const token = randomBytes(24).toString('base64url');
  setCookie(c, cookieName, token, { path: '/', sameSite: 'Lax', secure: isHttps });
}

function isSame(left: string, right: string) {
  const [a, b] = [Buffer.from(left), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}
