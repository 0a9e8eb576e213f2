import { Hono } from 'hono';
import { expect, test, vi } from 'vitest';
import type { AppEnv } from '../http/AppEnv.ts';
import { createTestApp } from '../testing/testApp.ts';
import { html, openWeb, page, rendered } from '../testing/testWeb.ts';
import { sharedLifetimes } from './sharedLifetimes.ts';

const settings = { 'cache.answers_seconds': 300, 'cache.pages_seconds': 300, 'cache.cdn_seconds': 600 };
const lifetimes = sharedLifetimes(() => settings);

test('SETTING-11 visitors share a response for the seconds of the settings, or not at all', async () => {
  let count = 0;
  const api = new Hono<AppEnv>().get('/albums', (c) => c.json({ count: (count += 1) }));
  const app = createTestApp({ api, guestLifetime: lifetimes.responses });
  const read = async () => (await app.request('/api/v1/albums')).json();
  expect([await read(), await read()]).toEqual([{ count: 1 }, { count: 1 }]);
  settings['cache.answers_seconds'] = 0;
  expect([await read(), await read()]).toEqual([{ count: 2 }, { count: 3 }]);
});

test('SETTING-11 guests share a page for the seconds of the settings, or not at all', async () => {
  const render = vi.fn(async () => rendered(page));
  const { routes } = openWeb({ render }, { guestPages: { lifetime: lifetimes.pages } });
  const read = async () => (await routes.request('/', { headers: html })).text();
  await read();
  await read();
  expect(render).toHaveBeenCalledTimes(1);
  settings['cache.pages_seconds'] = 0;
  await read();
  await read();
  expect(render).toHaveBeenCalledTimes(3);
});

test('SETTING-11 a CDN keeps public files for the seconds of the settings', async () => {
  const media = new Hono<AppEnv>().get('/a', (c) =>
    c.text('', 200, { 'cache-control': 'public, max-age=60' }),
  );
  const app = createTestApp({ media, cdnSeconds: lifetimes.cdn });
  const read = async () => (await app.request('/media/a')).headers.get('cdn-cache-control');
  expect(await read()).toBe('public, max-age=600');
  settings['cache.cdn_seconds'] = 0;
  expect(await read()).toBeNull();
});
