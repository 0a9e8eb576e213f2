import type { Context, MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import type { Logger } from '../log.ts';
import type { AppEnv } from './AppEnv.ts';

const quiet = /^\/(assets|media|health)\b/;

/** The pattern of the route that answers, such as `/api/v1/albums/:id`; of a page, that of the web app. */
export const routeOf = (c: Context<AppEnv>): string => c.get('route') ?? routePath(c);

/**
 * Gives the answer its id and logs a line for each request. The line holds the route's pattern and no path, query,
 * address or header: they tell who listens to what, or are secret.
 */
export function requestLog(log: Logger): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const start = performance.now();
    c.set('log', log.child({ requestId: c.var.requestId }));
    await next();
    // A whole answer of a route, such as a rendered page, replaces the headers that were set before it.
    c.res.headers.set('x-request-id', c.var.requestId);
    const { status } = c.res;
    const level = status >= 500 ? 'warn' : quiet.test(c.req.path) ? 'debug' : 'info';
    const ms = Math.round(performance.now() - start);
    c.var.log[level]({ method: c.req.method, route: routeOf(c), status, ms }, 'request');
  };
}
