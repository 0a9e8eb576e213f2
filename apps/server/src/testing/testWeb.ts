import { join } from 'node:path';
import { defaultWorkspace, type Startup } from '@segno/data/contract';
import { vi } from 'vitest';
import { siteOf } from '../startup/startup.ts';
import { asGuest } from './testViewers.ts';
import { webRoutes, type WebDeps } from '../web/routes.ts';
import type { WebApp } from '../web/WebApp.ts';

export const startup: Startup = {
  ...siteOf([]).places,
  settings: siteOf([]).settings,
  user: null,
  guest_role: asGuest.guest_role,
  workspace: defaultWorkspace,
  appearance_version: siteOf([]).appearanceVersion,
  base_url: 'http://segno.example',
  show_cookie_notice: false,
  is_mobile_device: false,
};
/** The HTML of a page, long enough to be compressed. */
export const page = '<!doctype html><title>Segno</title><p>' + 'A page. '.repeat(400);
export const rendered = (text: string, status = 200, styleSources: readonly string[] = []) => ({
  status,
  headers: new Headers({ 'content-type': 'text/html; charset=utf-8' }),
  body: text,
  styleSources,
});

/** The routes of a web app whose pages a test renders. `clientFolder` has the files of its build. */
export const openWeb = (web: Partial<WebApp> = {}, more: Partial<WebDeps> = {}) => {
  const log = { error: vi.fn(), warn: vi.fn() };
  const routes = webRoutes({
    web: {
      // There are no files unless a test names a folder.
      clientFolder: join(import.meta.dirname, 'none'),
      scriptSource: "'sha256-x'",
      render: async () => rendered(page),
      renderShell: () => rendered('<!doctype html><div id="root"></div>'),
      matchPage: (path) => ({ pattern: path, query: [] }),
      ...web,
    },
    baseUrl: 'https://segno.example',
    request: () => Response.json({}),
    startup: async () => startup,
    log,
    ...more,
  });
  return { routes, log };
};

/** The header of a navigation. */
export const html = { accept: 'text/html' };
