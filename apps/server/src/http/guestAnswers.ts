import { isKnownCookie, parseCookies } from '@segno/data/contract';
import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from './AppEnv.ts';
import { routeOf } from './requestLog.ts';
import { SharedAnswer, SharedAnswers, type SharedAnswersOptions } from './SharedAnswers.ts';

/** Whether nothing in these headers says who sends them: no credentials, and no cookie that the site does not know. */
export function isGuest(headers: Headers): boolean {
  if (headers.has('authorization')) return false;
  const cookie = headers.get('cookie');
  return !cookie || parseCookies(cookie).keys().every(isKnownCookie);
}

/**
 * Gives guests who read the same address the same answer for some seconds, made once however many wait for it. It is
 * made from a request that has the address alone, without any header, so that nothing of one guest can reach another.
 * To stand in front of what reads, tags or compresses answers.
 */
export function guestAnswers(options: SharedAnswersOptions): MiddlewareHandler<AppEnv> {
  const answers = new SharedAnswers(options);
  return async (c, next) => {
    const asked = c.req.raw;
    if (asked.method !== 'GET' || !isGuest(asked.headers)) return next();
    const { pathname, search } = new URL(asked.url);
    const answer = await answers.get(pathname + search, async () => {
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
    // Hono copies the headers of the answer before over those of the one that replaces it.
    c.res = undefined;
    c.res = await answer.send(c);
  };
}
