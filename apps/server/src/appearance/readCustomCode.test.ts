import { Hono } from 'hono';
import { expect, test } from 'vitest';
import type { AppEnv } from '../http/AppEnv.ts';
import { writeSettings } from '../settings/store.ts';
import { openTestCatalogue } from '../testing/testCatalogue.ts';
import { securityHeaders } from '../http/securityHeaders.ts';
import { asGuest, viewedBy } from '../testing/testViewers.ts';
import { html, openWeb, rendered } from '../testing/testWeb.ts';
import { readCustomCode } from './store.ts';

const site = openTestCatalogue();
const shell =
  '<!doctype html><head><title>x</title></head><body><div id="root"></div><script type="application/json" id="startup">{}</script></body>';

test('APPEARANCE-6 custom_code: the stored styles and HTML are part of every page, and of none without them', async () => {
  const page = async () => {
    const { routes } = openWeb(
      { render: async () => rendered(shell) },
      { customCode: () => readCustomCode(site.db) },
    );
    const app = new Hono<AppEnv>()
      .use(securityHeaders({ isHttps: true }), viewedBy(asGuest))
      .route('/', routes);
    return (await app.request('/', { headers: html })).text();
  };
  expect(await page()).not.toContain('segno-custom');
  const code = { css: 'body{color:red}', html: '<p>Sale</p>', frame: '', frame_height: 120 };
  await writeSettings(site.db, { custom_code: code });
  expect(await page()).toContain('<style id="segno-custom-css">body{color:red}</style>');
  expect(await page()).toContain('<p>Sale</p>');
  await writeSettings(site.db, { custom_code: null });
  expect(await page()).not.toContain('segno-custom');
});
