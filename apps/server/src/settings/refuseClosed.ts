import { hasPermission } from '@segno/data/contract';
import type { MiddlewareHandler } from 'hono';
import type { Database } from '../db/Database.ts';
import type { AppEnv } from '../http/AppEnv.ts';
import { Problem } from '../http/Problem.ts';
import { remember } from '../remember.ts';
import { readSettings } from './store.ts';

/** How long the settings are remembered, in milliseconds: a change is in effect on every server after this time. */
const lifetime = 5000;

/** Pages need the startup object also during the maintenance: to sign in, and to say what is going on. */
const isStartup = (path: string) => path === '/api/v1/startup';
const isReading = (method: string) => method === 'GET' || method === 'HEAD' || method === 'OPTIONS';

/**
 * Refuses the requests of people who may not open the administration: all of them during the maintenance, and changes
 * while the site is read-only (ADMIN-8).
 */
export function refuseClosed(db: Database, age = lifetime): MiddlewareHandler<AppEnv> {
  const state = remember(age, () => readSettings(db));
  return async (c, next) => {
    const values = await state();
    const isClosed = values['maintenance.enable'];
    const isReadOnly = values['maintenance.read_only'] && !isReading(c.req.method);
    if ((!isClosed && !isReadOnly) || isStartup(c.req.path)) return next();
    if (hasPermission(c.var.viewer, 'admin.access')) return next();
    if (isClosed)
      throw new Problem({
        status: 503,
        code: 'maintenance',
        message:
          values['maintenance.message'] === ''
            ? 'The site is being maintained. Try again later.'
            : values['maintenance.message'],
        headers: { 'Retry-After': '300' },
      });
    throw new Problem({
      status: 403,
      code: 'read_only',
      message: 'Nothing can be changed on this site at the moment.',
    });
  };
}
