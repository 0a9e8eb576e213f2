import { Hono } from 'hono';
import type { Database } from './db/Database.ts';
import type { AppEnv } from './http/AppEnv.ts';

/** Every resource at its place under `/api/v1`. */
export const apiRoutes = (_db: Database): Hono<AppEnv> => new Hono<AppEnv>();
