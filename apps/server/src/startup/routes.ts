import { Startup } from '@segno/data/contract';
import { responds } from '../http/responds.ts';
import { createRouter } from '../http/router.ts';
import { everyone } from '../http/rules.ts';
import type { Viewer } from '../viewer/Viewer.ts';

/** Returns the startup object, for pages that another process renders: the development server, an app shell. */
export const startupRoutes = (startup: (request: Request, viewer: Viewer) => Promise<Startup>) =>
  createRouter().get('/', everyone, responds(Startup), async (c) =>
    c.json(await startup(c.req.raw, c.var.viewer)),
  );
