import { Hono } from 'hono';
import type { AppEnv } from '../http/AppEnv.ts';
import { Problem } from '../http/Problem.ts';

/** Answers while the server still opens its database: alive, not yet ready, and a page that looks again by itself. */
export const startingApp = (): Hono<AppEnv> =>
  new Hono<AppEnv>()
    .get('/health/live', (c) => c.json({ status: 'ok' }))
    .get('/health', (c) => c.json({ status: 'starting' }, 503, { 'retry-after': '1' }))
    .all('*', (c) => {
      const problem = new Problem({
        status: 503,
        code: 'starting',
        message: 'Segno is starting. Try again in a moment.',
      });
      return c.req.header('accept')?.includes('text/html')
        ? c.text(problem.message, 503, { 'retry-after': '1', refresh: '1', 'cache-control': 'no-store' })
        : c.json(problem.toBody(), 503, { 'retry-after': '1', 'cache-control': 'no-store' });
    });
