import type { Context, MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import type { Logger } from '../log.ts';
import type { AppEnv } from './AppEnv.ts';

const quiet = /^\/(assets|media|health)\b/;

/** The pattern of the answering route, such as `/api/v1/albums/:id`; for a page, the web app's route. */
export const routeOf = (c: Context<AppEnv>): string => c.get('route') ?? routePath(c);

export interface RequestLogOptions {
  /** The share of successful requests that are logged, from 0 to 1. @default all */
  sampleRate?: () => number;
  random?: () => number;
}

/**
 * Sets the request id of the response and logs a line for each request. The line contains the route's pattern and no
 * path, query, address or header: these are secret, or reveal what a person listens to.
 */
export function requestLog(
  log: Logger,
  { sampleRate = () => 1, random = Math.random }: RequestLogOptions = {},
): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const start = performance.now();
    c.set('log', log.child({ requestId: c.var.requestId }));
    await next();
    // A response that a route creates itself, such as a rendered page, replaces the headers that were set before.
    c.res.headers.set('x-request-id', c.var.requestId);
    const { status } = c.res;
    if (status < 400 && random() >= sampleRate()) return;
    const level = status >= 500 ? 'warn' : quiet.test(c.req.path) ? 'debug' : 'info';
    const ms = Math.round(performance.now() - start);
    c.var.log[level]({ method: c.req.method, route: routeOf(c), status, ms }, 'request');
  };
}
