import type { Context } from 'hono';
import type { AppEnv } from '../http/AppEnv.ts';
import { Problem } from '../http/Problem.ts';

/** The address that ends it. */
const actingPath = '/api/v1/acting';

const isReading = (method: string) => method === 'GET' || method === 'HEAD' || method === 'OPTIONS';

/** Requests that read but change something, or hand out what belongs to the person alone. */
const isPrivate = (path: string) => path.startsWith('/secure/') || path.startsWith('/api/v1/workspace/join');

/** Refuses every change of an admin who sees the site as another person (ADMIN-15). */
export function refuseActing(c: Context<AppEnv>): void {
  const { method, path } = c.req;
  if (!c.var.viewer.actor || path === actingPath) return;
  if (isReading(method) && !isPrivate(path)) return;
  throw new Problem({
    status: 403,
    code: 'acting',
    message: 'You see the site as another person. End this to change something.',
  });
}
