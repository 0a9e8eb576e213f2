import { createHmac } from 'node:crypto';
import { Hono } from 'hono';
import { expect, test, vi } from 'vitest';
import type { AppEnv } from './AppEnv.ts';
import { readProxies, type TrustedProxies } from './clientAddress.ts';
import { handleError } from './handleError.ts';
import { readRoutes } from './readRoutes.ts';
import { chargeApi, costsMore, rateLimit } from './rateLimit.ts';

const key = Buffer.from('a key of a test');
const digest = (network: string) =>
  createHmac('sha256', key).update(network).digest('base64url').slice(0, 22);

const open = (proxies = '') => {
  const taken: [client: string, cost: number][] = [];
  const wait = vi.fn<() => number | null>(() => null);
  const limiter = {
    take: (client: string, cost: number) => {
      taken.push([client, cost]);
      return wait();
    },
  };
  const log = { warn: vi.fn() };
  const app = new Hono<AppEnv>()
    .onError(handleError)
    .use(rateLimit({ limiter, proxies: readProxies(proxies) as TrustedProxies, key, log }))
    .use(chargeApi)
    .get('/api/v1/search', costsMore('search'), (c) => c.text('here'))
    .get('*', (c) => c.text('here'));
  const ask = async (
    peer: string | undefined,
    path = '/api/v1/albums',
    headers: Record<string, string> = {},
  ) => app.request(path, { headers }, peer && { incoming: { socket: { remoteAddress: peer } } });
  return { taken, wait, log, ask };
};

test('a client is identified by a digest of its network, and a search costs more than a list', async () => {
  const { taken, ask } = open();
  await ask('::ffff:203.0.113.5');
  await ask('2001:db8::1', '/api/v1/search?query=x');
  await ask('2001:db8::2');
  expect(taken).toEqual([
    [digest('203.0.113.5'), 1],
    [digest('2001:db8:0:0::/64'), 1],
    [digest('2001:db8:0:0::/64'), 4],
    [digest('2001:db8:0:0::/64'), 1],
  ]);
});

test('LOAD-4 a route has the cost that it declares', () => {
  const routes = new Hono<AppEnv>()
    .get('/list', (c) => c.text(''))
    .put('/record', (c) => c.text(''))
    .get('/search', costsMore('search'), (c) => c.text(''))
    .post('/image', costsMore('upload'), (c) => c.text(''))
    .patch('/part', costsMore('file'), (c) => c.text(''));
  expect(readRoutes(routes).map(({ path, cost }) => [path, cost])).toEqual([
    ['/list', 1],
    ['/record', 5],
    ['/search', 5],
    ['/image', 50],
    ['/part', 10],
  ]);
});

test('LOAD-4 a long body costs more', async () => {
  const { taken, ask } = open();
  await ask('203.0.113.5', '/api/v1/albums', {
    'content-length': '70000',
    'content-type': 'application/json',
  });
  await ask('203.0.113.5', '/api/v1/albums', { 'content-length': 'x' });
  // The route of a file says its cost: eight megabytes of a part would be more than the limit of a minute.
  for (const type of ['application/offset+octet-stream', 'multipart/form-data; boundary=x'])
    await ask('203.0.113.5', '/api/v1/albums', { 'content-length': '8388608', 'content-type': type });
  expect(taken.map(([, cost]) => cost)).toEqual([69, 1, 1, 1]);
});

test('calls from this process cost nothing', async () => {
  const { taken, ask } = open();
  expect((await ask(undefined)).status).toBe(200);
  expect(taken).toEqual([]);
});

test('a client over its limit gets Retry-After, a browser as an HTML page', async () => {
  const { wait, ask } = open();
  wait.mockReturnValue(12);
  const answer = await ask('203.0.113.5');
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '12']);
  expect(await answer.json()).toMatchObject({ code: 'too_many_requests' });
  const page = await ask('203.0.113.5', '/album/1', { accept: 'text/html' });
  expect([page.status, page.headers.get('retry-after')]).toEqual([429, '12']);
  expect(await page.text()).toContain('Too many requests in a short time. Try again in 12 seconds.');
});

test('X-Forwarded-For is read from trusted proxies only; from others it is ignored with one warning', async () => {
  const headers = { 'x-forwarded-for': '198.51.100.1' };
  const behind = open('10.0.0.0/8');
  await behind.ask('10.0.0.1', undefined, headers);
  expect(behind.taken).toEqual([[digest('198.51.100.1'), 1]]);
  expect(behind.log.warn).not.toHaveBeenCalled();
  const direct = open();
  await direct.ask('10.0.0.1', undefined, headers);
  await direct.ask('10.0.0.1', undefined, headers);
  expect(direct.taken[0]).toEqual([digest('10.0.0.1'), 1]);
  expect(direct.log.warn).toHaveBeenCalledTimes(1);
});
