import type { MiddlewareHandler } from 'hono';
import type { Logger } from '../log.ts';
import type { AppEnv } from './AppEnv.ts';

const quiet = /^\/(assets|media|health)\b/;

/** Gives the answer its id and logs a line a request: no query, no address and no headers, for they may tell who listens or hold a secret. */
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
    c.var.log[level]({ method: c.req.method, path: c.req.path, status, ms }, 'request');
  };
}
