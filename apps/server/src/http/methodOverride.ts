import type { Hono, MiddlewareHandler } from 'hono';
import type { AppEnv } from './AppEnv.ts';
import { Problem } from './Problem.ts';

const methods = ['PUT', 'PATCH', 'DELETE'];

/**
 * Turns a POST that names another method in `X-HTTP-Method-Override` or `_method` into that method
 * (HTTP-4), by dispatching it to the application again. Other methods are never changed. Register it first.
 */
export function methodOverride(app: Hono<AppEnv>): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    if (c.req.method !== 'POST') return next();
    const header = c.req.header('x-http-method-override');
    const named = [...(header === undefined ? [] : [header]), ...(c.req.queries('_method') ?? [])];
    const [method = 'POST', ...others] = new Set(named.map((name) => name.toUpperCase()));
    if (others.length > 0) {
      throw new Problem({
        status: 400,
        code: 'bad_method',
        message: 'X-HTTP-Method-Override and _method name different methods.',
      });
    }
    if (method === 'POST') return next();
    if (!methods.includes(method)) {
      throw new Problem({
        status: 400,
        code: 'bad_method',
        message: `A POST can stand for ${methods.join(', ')} only.`,
      });
    }
    return app.fetch(new Request(c.req.raw, { method }), c.env);
  };
}
