import { ErrorLog } from '@segno/data/contract';
import { Hono } from 'hono';
import { answers } from '../http/answers.ts';
import type { AppEnv } from '../http/AppEnv.ts';
import { allow } from '../http/rules.ts';
import type { RecentErrors } from './RecentErrors.ts';

/** Sends the latest errors of this server as a file. */
export const logRoutes = (errors: Pick<RecentErrors, 'read'>) =>
  new Hono<AppEnv>().get('/error/download-latest', allow('logs.view'), answers(ErrorLog), (c) => {
    const time = new Date().toISOString().replaceAll(':', '-').slice(0, 19);
    c.header('content-disposition', `attachment; filename="segno-errors-${time}.json"`);
    c.header('cache-control', 'no-store');
    return c.json({ lines: errors.read() });
  });
