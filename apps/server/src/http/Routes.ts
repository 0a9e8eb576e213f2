import type { Hono } from 'hono';
import type { AppEnv } from './AppEnv.ts';

/** All routes with JSON answers. */
export interface Routes {
  /** The resources, to be mounted under `/api/v1`. */
  api: Hono<AppEnv>;
  /** Sign-in, to be mounted under `/auth`. */
  auth: Hono<AppEnv>;
}
