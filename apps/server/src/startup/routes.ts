import { Startup } from '@segno/data/contract';
import { Hono } from 'hono';
import { answers } from '../http/answers.ts';
import type { AppEnv } from '../http/AppEnv.ts';
import { everyone } from '../http/rules.ts';
import type { Viewer } from '../viewer/Viewer.ts';

/** Returns the startup object, for pages that another process renders: the development server, an app shell. */
export const startupRoutes = (startup: (request: Request, viewer: Viewer) => Promise<Startup>) =>
  new Hono<AppEnv>().get('/', everyone, answers(Startup), async (c) =>
    c.json(await startup(c.req.raw, c.var.viewer)),
  );
