import { ErrorLog } from '@segno/data/contract';
import { responds } from '../http/responds.ts';
import { createRouter } from '../http/router.ts';
import { allow } from '../http/rules.ts';
import type { RecentErrors } from './RecentErrors.ts';

/** Sends the latest errors of this server as a file. */
export const logRoutes = (errors: Pick<RecentErrors, 'read'>) =>
  createRouter().get('/error/download-latest', allow('logs.view'), responds(ErrorLog), (c) => {
    const time = new Date().toISOString().replaceAll(':', '-').slice(0, 19);
    c.header('content-disposition', `attachment; filename="segno-errors-${time}.json"`);
    c.header('cache-control', 'no-store');
    return c.json({ lines: errors.read() });
  });
