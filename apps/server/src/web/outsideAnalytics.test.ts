import { expect, test } from 'vitest';
import { handleError } from '../http/handleError.ts';
import { html, openWeb, rendered } from '../testing/testWeb.ts';
import { analyticsSources, outsideAnalyticsRoutes } from './outsideAnalytics.ts';

const settings = { 'analytics.tool': 'google', 'analytics.tool_id': 'G-TEST1' } as const;
const pageWith = (analytics: () => typeof settings) =>
  openWeb(
    { render: async () => rendered('<!doctype html><html><head></head><body></body></html>') },
    { analytics },
  ).routes;

test('COOKIE-3 the scripts of an outside tool are in pages only after the consent', async () => {
  const routes = pageWith(() => settings);
  const read = async (cookie?: string) =>
    (await routes.request('/', { headers: { ...html, ...(cookie && { cookie }) } })).text();
  expect(await read()).not.toContain('<script');
  expect(await read('segno-cookie-consent=1')).toContain(
    '<script async src="https://www.googletagmanager.com/gtag/js?id=G-TEST1"></script><script src="/outside-analytics.js"></script></head>',
  );
});

test('COOKIE-3 the script that starts the tool names the site, and is missing without a tool', async () => {
  const script = await outsideAnalyticsRoutes(() => settings).request('/outside-analytics.js');
  expect(await script.text()).toContain(`gtag('config',"G-TEST1")`);
  const none = { 'analytics.tool': 'none', 'analytics.tool_id': 'G-TEST1' } as const;
  const withoutTool = outsideAnalyticsRoutes(() => none).onError(handleError);
  expect((await withoutTool.request('/outside-analytics.js')).status).toBe(404);
  expect(analyticsSources(none)).toEqual([]);
  expect(analyticsSources({ ...none, 'analytics.tool': 'plausible' })[0]?.script).toEqual([
    'https://plausible.io',
  ]);
});
