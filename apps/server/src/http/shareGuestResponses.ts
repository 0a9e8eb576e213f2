import { isKnownCookie, parseCookies } from '@segno/data/contract';
import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from './AppEnv.ts';
import { routeOf } from './requestLog.ts';
import { replaceResponse, CachedResponse } from './CachedResponse.ts';
import { ResponseCache, type ResponseCacheOptions } from './ResponseCache.ts';

/** Whether these headers do not identify a visitor: no credentials, and no cookie unknown to the site. */
export function isGuest(headers: Headers): boolean {
  if (headers.has('authorization')) return false;
  const cookie = headers.get('cookie');
  return !cookie || parseCookies(cookie).keys().every(isKnownCookie);
}

/**
 * Sends guests who request the same address the same response for some seconds. Concurrent requests share one call of the
 * route. The route gets a request with the address only, without headers: no data of one guest can reach another. The
 * language of the guest is part of the key, because errors are shared too while they are made.
 * Register it before middleware that reads, tags or compresses responses.
 */
export function shareGuestResponses(options: ResponseCacheOptions): MiddlewareHandler<AppEnv> {
  const cache = new ResponseCache(options);
  return async (c, next) => {
    const asked = c.req.raw;
    if (asked.method !== 'GET' || !isGuest(asked.headers)) return next();
    const { pathname, search } = new URL(asked.url);
    const response = await cache.get(`${c.var.language ?? ''} ${pathname}${search}`, async () => {
      c.req.raw = new Request(asked.url);
      try {
        await next();
      } finally {
        c.req.raw = asked;
      }
      const { status, headers } = c.res;
      const body = Buffer.from(await c.res.arrayBuffer());
      return new CachedResponse({ status, headers, body, route: routeOf(c), quality: 5 });
    });
    replaceResponse(c, await response.send(c));
  };
}
