import { Hono } from 'hono';
import { afterEach, expect, test } from 'vitest';
import { startingApp } from '../health/startingApp.ts';
import type { AppEnv } from './AppEnv.ts';
import { listen, type Listening } from './listen.ts';

let server: Listening;
afterEach(() => server.close(0));

const url = (path: string) => `http://localhost:${server.port}${path}`;

test('until there is an application, it is alive, not healthy, and a page looks again by itself', async () => {
  server = await listen(0, null, startingApp());
  expect((await fetch(url('/health/live'))).status).toBe(200);
  expect((await fetch(url('/health'))).status).toBe(503);
  const page = await fetch(url('/album/1'), { headers: { accept: 'text/html' } });
  expect([page.status, page.headers.get('refresh')]).toEqual([503, '1']);
  expect(await (await fetch(url('/api/v1/albums'))).json()).toMatchObject({ code: 'starting' });
  server.serve(new Hono<AppEnv>().get('*', (c) => c.text('here')));
  expect(await (await fetch(url('/album/1'))).text()).toBe('here');
});

/** An application whose one answer waits until it is let go. */
function slowApp() {
  const arrived = Promise.withResolvers<void>();
  const letGo = Promise.withResolvers<void>();
  const app = new Hono<AppEnv>().get('*', async (c) => {
    arrived.resolve();
    await letGo.promise;
    return c.text('done');
  });
  return { app, arrived: arrived.promise, letGo: letGo.resolve };
}

test('closing lets a running request end and takes no other', async () => {
  const { app, arrived, letGo } = slowApp();
  server = await listen(0, null, app);
  const running = fetch(url('/'));
  await arrived;
  const closed = server.close(60_000);
  await expect(fetch(url('/'))).rejects.toThrow();
  letGo();
  expect(await (await running).text()).toBe('done');
  await closed;
});

test('closing cuts off what takes longer than its patience', async () => {
  const { app, arrived } = slowApp();
  server = await listen(0, null, app);
  const running = fetch(url('/')).catch(() => 'cut off');
  await arrived;
  await server.close(20);
  expect(await running).toBe('cut off');
});
