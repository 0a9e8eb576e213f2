import { parseCookies } from '@segno/data/contract';
import type { MiddlewareHandler } from 'hono';
import { setCookie } from 'hono/cookie';
import type { AppEnv } from './AppEnv.ts';

const cookieName = 'segno-changed';

/** Seconds for which it is remembered that a person changed something: longer than a response is shared. */
const remembered = 10;

const isChange = (method: string) => method !== 'GET' && method !== 'HEAD' && method !== 'OPTIONS';

/**
 * Remembers for some seconds in the browser that a signed-in person changed something, so that the next responses for this
 * person are made anew and show the change. In a cookie, because the next request may reach another server.
 */
export function markChanges({ isHttps }: { isHttps: boolean }): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    await next();
    if (!isChange(c.req.method) || !c.res.ok || !c.var.viewer.user) return;
    setCookie(c, cookieName, '1', {
      path: '/',
      maxAge: remembered,
      httpOnly: true,
      sameSite: 'Lax',
      secure: isHttps,
    });
  };
}

/** Whether the person of these headers changed something in the last seconds. */
export const hasChangedLately = (headers: Headers): boolean =>
  parseCookies(headers.get('cookie') ?? '').has(cookieName);
