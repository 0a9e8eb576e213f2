import { testSettingTests } from './testSettingTests.ts';
import { createSecretKey } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { vi } from 'vitest';
import { mailLinkRoutes } from '../mailLinks/routes.ts';
import { testAccountParts } from './testAccountParts.ts';
import { createApp } from '../app.ts';
import { createRoutes } from '../createRoutes.ts';
import type { OpenDatabase } from '../db/Database.ts';
import type { AppEnv } from '../http/AppEnv.ts';
import { idempotentChanges } from '../idempotency/idempotentChanges.ts';
import { RecentErrors } from '../logs/RecentErrors.ts';
import { createUploads } from '../media/images/createUploads.ts';
import { testFiles } from './testFiles.ts';
import { buildStartup } from '../startup/startup.ts';
import { createViewers, readViewer } from '../identity/readViewer.ts';
import { webRoutes } from '../web/routes.ts';
import { Payments } from '../payments/Payments.ts';
import type { WebApp } from '../web/WebApp.ts';
import type { AuthDeps } from '../auth/AuthDeps.ts';

const log = { error: vi.fn(), warn: vi.fn(), info: vi.fn(), debug: vi.fn(), child: () => log };

export interface TestServerOptions {
  /** @default 'http://localhost:4300' */
  baseUrl?: string;
  /** The address that all requests come from. */
  clientAddress?: string;
  /** Lifetime of responses that visitors share, in milliseconds. @default 0 */
  guestLifetime?: number;
  /** Whether it has the service of social sign-in of the demo. @default true */
  withDemo?: boolean;
  /** @default the test gateway alone */
  payments?: Payments;
  /** @default one page, the same for everybody */
  web?: WebApp;
}

/** Tests of sign-in store no picture. */
const uploadsFolder = join(tmpdir(), 'segno-test-uploads');

/** The application as `main.ts` builds it, without media. Called again it is the server after a restart. */
export function createTestServer(
  database: OpenDatabase,
  {
    baseUrl = 'http://localhost:4300',
    clientAddress = '192.0.2.1',
    guestLifetime = 0,
    withDemo = true,
    payments,
    web,
  }: TestServerOptions = {},
): Hono<AppEnv> {
  const { db } = database;
  const viewers = createViewers(db);
  const startup: AuthDeps['startup'] = ({ headers }, viewer) =>
    buildStartup(db, { baseUrl, headers, viewer });
  const key = (name: string) => Buffer.from(`${name} key of a test`);
  const xsrfKey = createSecretKey(key('xsrf'));
  const routes = createRoutes({
    settingTests: testSettingTests,
    db,
    baseUrl,
    viewers,
    startup,
    keys: { xsrf: xsrfKey, code: key('code'), attempts: key('attempts') },
    clientAddress: () => clientAddress,
    sendMails: () => {},
    uploads: createUploads(uploadsFolder),
    account: { ...testAccountParts(db), ...(!withDemo && { demoService: null }) },
    files: testFiles(db, uploadsFolder),
    recentErrors: new RecentErrors(),
    payments: payments ?? new Payments({ db, baseUrl, key: key('test gateway'), log }),
  });
  const app: Hono<AppEnv> = createApp({
    baseUrl,
    database,
    log: log as never,
    ...routes,
    mailLinks: mailLinkRoutes({ db, key: key('code') }),
    guestLifetime,
    idempotency: idempotentChanges(db),
    viewer: readViewer({ db, baseUrl, viewers }),
    web: web
      ? webRoutes({
          web,
          baseUrl,
          request: (request, viewer) => app.fetch(request, { viewer, isInner: true }),
          startup,
          log,
        })
      : new Hono<AppEnv>().get('*', (c) => c.html('<p>page</p>')),
    xsrfKey,
  });
  return app;
}
