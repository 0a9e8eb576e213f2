import type { MiddlewareHandler } from 'hono';
import type { OpenDatabase } from '../db/Database.ts';
import { noSpace } from './handleError.ts';

/** Refuses requests that write while the disk is nearly full. Reads still work. */
export const refuseWhenFull =
  (database: Pick<OpenDatabase, 'hasFreeSpace'>): MiddlewareHandler =>
  async (c, next) => {
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD' && !(await database.hasFreeSpace()))
      throw noSpace();
    return next();
  };
