import { brotliDecompressSync } from 'node:zlib';
import { Hono } from 'hono';
import { etag } from 'hono/etag';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AppEnv } from './AppEnv.ts';
import { shareGuestResponses } from './shareGuestResponses.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const lifetime = 5000;

/** Routes behind the middleware. `asked` collects the requests that reach them. */
function open() {
  const asked: Request[] = [];
  let gate = Promise.resolve();
  const routes: string[] = [];
  const app = new Hono<AppEnv>()
    .use(async (c, next) => {
      await next();
      routes.push(c.get('route') ?? '');
    })
    .use((c, next) => {
      c.set('language', c.req.header('accept-language') === 'pl' ? 'pl' : 'en');
      return next();
    })
    .use(shareGuestResponses({ lifetime, limit: 2, largest: 5000 }))
    .use(etag())
    .get('/number/:n', async (c) => {
      asked.push(c.req.raw);
      await gate;
      return c.json({ count: asked.length, text: 'x'.repeat(Number(c.req.param('n'))) });
    })
    .get('/missing', (c) => {
      asked.push(c.req.raw);
      return c.text(`No (${c.var.language})`, 404);
    })
    .post('/number/:n', (c) => {
      asked.push(c.req.raw);
      return c.json({});
    });
  const hold = () => {
    let open = () => {};
    gate = new Promise((done) => {
      open = done;
    });
    return () => open();
  };
  return { app, asked, hold, routes };
}

test('concurrent requests of guests share one response', async () => {
  const { app, asked, hold } = open();
  const release = hold();
  const responses = [app.request('/number/1'), app.request('/number/1'), app.request('/number/2')];
  release();
  const texts = await Promise.all(responses.map(async (response) => (await response).text()));
  expect(texts[0]).toBe(texts[1]);
  expect(asked).toHaveLength(2);
});

test('concurrent requests of guests share an error in their language only', async () => {
  const { app, asked } = open();
  const responses = ['en', 'pl', 'en'].map(async (language) =>
    (await app.request('/missing', { headers: { 'accept-language': language } })).text(),
  );
  expect(await Promise.all(responses)).toEqual(['No (en)', 'No (pl)', 'No (en)']);
  expect(asked).toHaveLength(2);
});

test('a response is kept for its lifetime', async () => {
  const { app, asked } = open();
  await app.request('/number/1');
  vi.advanceTimersByTime(lifetime - 1);
  await app.request('/number/1');
  expect(asked).toHaveLength(1);
  vi.advanceTimersByTime(1);
  await app.request('/number/1');
  expect(asked).toHaveLength(2);
});

test('the query is part of the address', async () => {
  const { app, asked } = open();
  await app.request('/number/1?page=1');
  await app.request('/number/1?page=2');
  expect(asked).toHaveLength(2);
});

test.each([
  ['an unknown cookie', { cookie: 'XSRF-TOKEN=a;session=b' }],
  ['credentials', { authorization: 'Bearer a' }],
])('a request with %s does not share a response and passes its headers on', async (_, headers) => {
  const { app, asked } = open();
  await app.request('/number/1');
  await app.request('/number/1', { headers });
  expect(asked).toHaveLength(2);
  expect(Object.fromEntries(asked[1]!.headers)).toMatchObject(headers);
  await app.request('/number/1');
  expect(asked).toHaveLength(2);
});

test('a shared response depends on the address only', async () => {
  const { app, asked } = open();
  const headers = { cookie: 'segno-theme=dark; XSRF-TOKEN=a', 'accept-language': 'de', 'x-any': '1' };
  await app.request('/number/1', { headers });
  expect([...asked[0]!.headers]).toEqual([]);
});

test('other methods are not shared', async () => {
  const { app, asked } = open();
  await app.request('/number/1');
  await app.request('/number/1', { method: 'POST' });
  await app.request('/number/1', { method: 'HEAD' });
  expect(asked.map(({ method }) => method)).toEqual(['GET', 'POST', 'HEAD']);
});

test('responses that are not found or too large are not cached', async () => {
  const { app, asked } = open();
  for (const path of ['/missing', '/missing', '/number/6000', '/number/6000']) await app.request(path);
  expect(asked).toHaveLength(4);
});

test('the oldest responses are evicted first', async () => {
  const { app, asked } = open();
  for (const n of [1, 2, 3, 3, 2, 1]) await app.request(`/number/${n}`);
  expect(asked).toHaveLength(4);
});

test('a client with the current version gets a 304 without a body', async () => {
  const { app } = open();
  const first = await app.request('/number/1');
  const tag = first.headers.get('etag')!;
  expect(tag).toMatch(/^"/);
  const second = await app.request('/number/1', { headers: { 'if-none-match': tag } });
  expect(second.status).toBe(304);
  expect(await second.text()).toBe('');
  const other = await app.request('/number/1', { headers: { 'if-none-match': '"other"' } });
  expect(other.status).toBe(200);
});

test('a long response is compressed and its tag is weak; a short one is not', async () => {
  const { app } = open();
  const headers = { 'accept-encoding': 'gzip, br' };
  const plain = await app.request('/number/2000');
  const long = await app.request('/number/2000', { headers });
  expect(long.headers.get('content-encoding')).toBe('br');
  expect(long.headers.get('etag')).toBe(`W/${plain.headers.get('etag')}`);
  expect(long.headers.get('vary')).toBe('Accept-Encoding');
  expect(plain.headers.get('vary')).toBe('Accept-Encoding');
  const body = Buffer.from(await long.arrayBuffer());
  expect(long.headers.get('content-length')).toBe(`${body.byteLength}`);
  expect(brotliDecompressSync(body).toString()).toBe(await plain.text());
  const short = await app.request('/number/1', { headers });
  expect(short.headers.get('content-encoding')).toBeNull();
});

test('the log has the route of a cached response', async () => {
  const { app, routes } = open();
  await app.request('/number/1');
  await app.request('/number/1');
  expect(routes).toEqual(['/number/:n', '/number/:n']);
});
