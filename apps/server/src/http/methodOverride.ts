import type { Hono, MiddlewareHandler } from 'hono';
import type { AppEnv } from './AppEnv.ts';
import { Problem } from './Problem.ts';

const methods = ['PUT', 'PATCH', 'DELETE'];

/**
 * Turns a POST that names another method in `X-HTTP-Method-Override` or `_method` into that method
 * (HTTP-4), by sending it through the application anew. To be the first middleware.
 */
export function methodOverride(app: Hono<AppEnv>): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    if (c.req.method !== 'POST') return next();
    const named = c.req.header('x-http-method-override') ?? c.req.query('_method');
    if (named === undefined || named.toUpperCase() === 'POST') return next();
    const method = named.toUpperCase();
    if (!methods.includes(method)) {
      throw new Problem(400, 'bad_method', `A POST can stand for ${methods.join(', ')} only.`);
    }
    return app.fetch(new Request(c.req.raw, { method }), c.env);
  };
}
