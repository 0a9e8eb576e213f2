import { isKnownCookie, parseCookies } from '@segno/data/contract';
import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from './AppEnv.ts';
import { routeOf } from './requestLog.ts';
import { replaceAnswer, SharedAnswer } from './SharedAnswer.ts';
import { SharedAnswers, type SharedAnswersOptions } from './SharedAnswers.ts';

/** Whether these headers do not identify a visitor: no credentials, and no cookie unknown to the site. */
export function isGuest(headers: Headers): boolean {
  if (headers.has('authorization')) return false;
  const cookie = headers.get('cookie');
  return !cookie || parseCookies(cookie).keys().every(isKnownCookie);
}

/**
 * Sends guests who request the same address the same answer for some seconds. Concurrent requests share one call of the
 * route. The route gets a request with the address only, without headers: no data of one guest can reach another. The
 * language of the guest is part of the key, because errors are shared too while they are made.
 * Register it before middleware that reads, tags or compresses answers.
 */
export function guestAnswers(options: SharedAnswersOptions): MiddlewareHandler<AppEnv> {
  const answers = new SharedAnswers(options);
  return async (c, next) => {
    const asked = c.req.raw;
    if (asked.method !== 'GET' || !isGuest(asked.headers)) return next();
    const { pathname, search } = new URL(asked.url);
    const answer = await answers.get(`${c.var.language ?? ''} ${pathname}${search}`, async () => {
      c.req.raw = new Request(asked.url);
      try {
        await next();
      } finally {
        c.req.raw = asked;
      }
      const { status, headers } = c.res;
      const body = Buffer.from(await c.res.arrayBuffer());
      return new SharedAnswer({ status, headers, body, route: routeOf(c), quality: 5 });
    });
    replaceAnswer(c, await answer.send(c));
  };
}
