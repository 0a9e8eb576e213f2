import { Hono } from 'hono';
import type { Config } from './config.ts';
import type { OpenDatabase } from './db/Database.ts';
import type { AppEnv } from './http/AppEnv.ts';
import type { Logger } from './log.ts';

/** What the application is made of. Tests bring their own. */
export interface AppParts {
  config: Config;
  database: OpenDatabase;
  log: Logger;
}

/** The whole HTTP application. Routers of resources are mounted under `/api/v1`. */
export function createApp(_parts: AppParts): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  return app;
}
