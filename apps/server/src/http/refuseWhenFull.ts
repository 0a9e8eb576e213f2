import type { MiddlewareHandler } from 'hono';
import type { OpenDatabase } from '../db/Database.ts';
import { noSpace } from './handleError.ts';

/** Refuses what would write while the disk is nearly full; reading goes on. */
export const refuseWhenFull =
  (database: Pick<OpenDatabase, 'hasRoom'>): MiddlewareHandler =>
  async (c, next) => {
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD' && !(await database.hasRoom())) throw noSpace();
    return next();
  };
