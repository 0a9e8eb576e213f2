import type { Startup } from '@segno/data/contract';
import { Hono } from 'hono';
import type { AppEnv } from '../http/AppEnv.ts';

/** The startup object by itself, for whoever renders a page elsewhere: the development server, an app shell. */
export const startupRoutes = (startup: (request: Request) => Promise<Startup>) =>
  new Hono<AppEnv>().get('/', async (c) => c.json(await startup(c.req.raw)));
