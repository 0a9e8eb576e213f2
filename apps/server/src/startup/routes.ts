import type { Startup } from '@segno/data/contract';
import { Hono } from 'hono';
import type { AppEnv } from '../http/AppEnv.ts';

/** Returns the startup object, for pages that another process renders: the development server, an app shell. */
export const startupRoutes = (startup: (request: Request) => Promise<Startup>) =>
  new Hono<AppEnv>().get('/', async (c) => c.json(await startup(c.req.raw)));
