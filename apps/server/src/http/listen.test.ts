import { connect } from 'node:net';
import { Hono } from 'hono';
import { afterEach, expect, test } from 'vitest';
import { startingApp } from '../health/startingApp.ts';
import type { AppEnv } from './AppEnv.ts';
import { listen, type Listening } from './listen.ts';

let server: Listening;
afterEach(() => server.close(0));

const url = (path: string) => `http://localhost:${server.port}${path}`;

test('before the application is set, the server is alive but not healthy, and a page reloads itself', async () => {
  server = await listen(0, null, startingApp());
  expect((await fetch(url('/health/live'))).status).toBe(200);
  expect((await fetch(url('/health'))).status).toBe(503);
  const page = await fetch(url('/album/1'), { headers: { accept: 'text/html' } });
  expect([page.status, page.headers.get('refresh')]).toEqual([503, '1']);
  expect(await (await fetch(url('/api/v1/albums'))).json()).toMatchObject({ code: 'starting' });
  server.serve(new Hono<AppEnv>().get('*', (c) => c.text('here')));
  expect(await (await fetch(url('/album/1'))).text()).toBe('here');
});

test('a target that names a user is refused before it reaches the application', async () => {
  const app = new Hono<AppEnv>().get('*', (c) => c.text(new Request(c.req.url).url));
  server = await listen(0, null, app);
  const ask = async (target: string) =>
    (await connectWith(`GET ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`)).ended;
  expect(await ask('http://nora:secret@x/albums')).toMatch(/^HTTP\/1.1 400 /);
  expect(await ask('http://:secret@x/albums')).toMatch(/^HTTP\/1.1 400 /);
  expect(await ask('http://x/@nora?a=b@c')).toMatch(/^HTTP\/1.1 200 .*http:\/\/x\/@nora\?a=b@c/s);
});

/** An application whose only answer is held back until the test releases it. */
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

test('closing lets a running request finish and accepts no other', async () => {
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

test('closing aborts requests that exceed the time limit', async () => {
  const { app, arrived } = slowApp();
  server = await listen(0, null, app);
  const running = fetch(url('/')).catch(() => 'cut off');
  await arrived;
  await server.close(20);
  expect(await running).toBe('cut off');
});

/** A raw connection that has sent `text`. `closed` resolves with the received text. */
function connectWith(text: string) {
  const socket = connect(server.port, 'localhost');
  const ended = new Promise<string>((resolve) => {
    let answer = '';
    socket.on('data', (chunk) => (answer += chunk.toString()));
    socket.on('error', () => {}).on('close', () => resolve(answer));
  });
  return new Promise<{ socket: typeof socket; ended: Promise<string> }>((resolve) => {
    socket.write(text, () => resolve({ socket, ended }));
  });
}

const bodyApp = () =>
  new Hono<AppEnv>().onError((_error, c) => c.text('')).all('*', async (c) => c.text(await c.req.text()));
const halfHeaders = 'POST / HTTP/1.1\r\nHost: x\r\n';
const halfBody = `${halfHeaders}Content-Length: 100\r\n\r\nhalf`;

test.each([
  ['headers', halfHeaders],
  ['body', halfBody],
])('closing ends a connection whose %s are half sent before the time limit', async (_part, text) => {
  server = await listen(0, null, bodyApp());
  const { ended } = await connectWith(text);
  await fetch(url('/'));
  const start = performance.now();
  await server.close(60_000);
  expect(performance.now() - start).toBeLessThan(10_000);
  expect(await ended).not.toContain('200 OK');
});

test.each([
  ['headers', halfHeaders],
  ['body', halfBody],
])('the connection of a client that does not send the rest of its %s is closed', async (_part, text) => {
  server = await listen(0, null, bodyApp(), { headers: 200, request: 300 });
  const { ended } = await connectWith(text);
  expect(await ended).toMatch(/^(HTTP\/1.1 408|$)/);
});

test('the connection of a client that stops reading is closed, and one that reads gets the whole answer', async () => {
  const size = 64 * 1024 * 1024;
  const part = new Uint8Array(64 * 1024);
  const cancelled = Promise.withResolvers<void>();
  const app = new Hono<AppEnv>().get('*', (c) => {
    let sent = 0;
    const body = new ReadableStream({
      pull(controller) {
        sent += part.length;
        controller.enqueue(part);
        if (sent >= size) controller.close();
      },
      cancel: () => cancelled.resolve(),
    });
    return c.body(body);
  });
  server = await listen(0, null, app, { stall: 800 });
  const { socket, ended } = await connectWith('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  socket.pause();
  await cancelled.promise;
  socket.resume();
  expect((await ended).length).toBeLessThan(size);
  expect((await (await fetch(url('/'))).arrayBuffer()).byteLength).toBe(size);
});
