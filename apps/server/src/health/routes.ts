import { Hono } from 'hono';
import type { OpenDatabase } from '../db/Database.ts';
import type { AppEnv } from '../http/AppEnv.ts';

/** What the watchers of a server ask: `/health/live` whether it runs, `/health` whether it can serve. */
export const healthRoutes = (
  database: Pick<OpenDatabase, 'isHealthy' | 'hasFreeSpace'>,
  droppedLines: () => number,
  isStopping: () => boolean,
) =>
  new Hono<AppEnv>()
    .use(async (c, next) => {
      await next();
      c.header('cache-control', 'no-store');
    })
    .get('/live', (c) => c.json({ status: 'ok' }))
    .get('/', async (c) => {
      if (isStopping()) return c.json({ status: 'stopping' }, 503);
      const [answers, hasFreeSpace] = await Promise.all([database.isHealthy(), database.hasFreeSpace()]);
      const checks = { database: answers ? 'ok' : 'failing', disk: hasFreeSpace ? 'ok' : 'full' };
      const log = { dropped_lines: droppedLines() };
      // A full disk still serves readers, so a balancer should keep sending them.
      return c.json({ status: answers ? 'ok' : 'failing', checks, log }, answers ? 200 : 503);
    });
