import type { MiddlewareHandler } from 'hono';

/** Tells CDNs how long to keep what is public (RFC 9213), apart from what browsers are told. 0 sends nothing. */
export const cdnHeaders =
  (seconds: () => number): MiddlewareHandler =>
  async (c, next) => {
    await next();
    const lifetime = seconds();
    const { headers } = c.res;
    if (lifetime > 0 && headers.get('cache-control')?.startsWith('public'))
      headers.set('cdn-cache-control', `public, max-age=${lifetime}`);
  };
