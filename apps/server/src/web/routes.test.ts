import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Startup } from '@segno/data/contract';
import { Hono } from 'hono';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { handleError } from '../http/handleError.ts';
import { securityHeaders } from '../http/securityHeaders.ts';
import type { AppEnv } from '../http/AppEnv.ts';
import type { WebApp } from './WebApp.ts';
import { html, openWeb, page, rendered, startup } from '../testing/testWeb.ts';

let clientFolder: string;
const script = `console.log(${JSON.stringify('x'.repeat(2000))})`;

beforeAll(async () => {
  clientFolder = await mkdtemp(join(tmpdir(), 'segno-web-'));
  await mkdir(join(clientFolder, 'assets'));
  await mkdir(join(clientFolder, '.vite'));
  await writeFile(join(clientFolder, 'assets', 'entry-abc.js'), script);
  await writeFile(join(clientFolder, 'assets', 'entry-abc.js.br'), brotliCompressSync(script));
  await writeFile(join(clientFolder, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  await writeFile(join(clientFolder, 'service-worker.js'), script);
  await writeFile(join(clientFolder, 'robots.txt'), 'User-agent: *');
  await writeFile(join(clientFolder, '.vite', 'manifest.json'), '{}');
});
afterAll(() => rm(clientFolder, { recursive: true }));
afterEach(() => {
  vi.useRealTimers();
});

const open = (web: Partial<WebApp> = {}, more: Parameters<typeof openWeb>[1] = {}) =>
  openWeb({ clientFolder, ...web }, more);

test('hashed files are compressed as the client accepts, and immutable', async () => {
  const { routes } = open();
  const answer = await routes.request('/assets/entry-abc.js', { headers: { 'accept-encoding': 'gzip, br' } });
  expect(answer.status).toBe(200);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-encoding': 'br',
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect(brotliDecompressSync(Buffer.from(await answer.arrayBuffer())).toString()).toBe(script);

  const refused = await routes.request('/assets/entry-abc.js', { headers: { 'accept-encoding': 'br;q=0' } });
  expect(refused.headers.get('content-encoding')).toBeNull();
  expect(await refused.text()).toBe(script);

  // It is not stored in this encoding.
  const gzipped = await routes.request('/assets/entry-abc.js', { headers: { 'accept-encoding': 'gzip' } });
  expect(gunzipSync(Buffer.from(await gzipped.arrayBuffer())).toString()).toBe(script);
  expect(gzipped.headers.get('etag')).toBe(`W/${refused.headers.get('etag')}`);
});

test('an address below /assets/ that is no file is answered 404, not with a page', async () => {
  const { routes } = open();
  for (const path of ['/assets/x', '/assets/', '/assets/%zz', '/assets/..%2fx', '/assets/old.js'])
    expect((await routes.request(path)).status, path).toBe(404);
});

test('a file that the client has cached is answered with a 304', async () => {
  const { routes } = open();
  const etag = (await routes.request('/robots.txt')).headers.get('etag') ?? '';
  const answer = await routes.request('/robots.txt', { headers: { 'if-none-match': etag } });
  expect(answer.status).toBe(304);
  expect(answer.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
});

test('OFFLINE-2 the service worker may fetch from this site, because its policy holds for what its pages ask for', async () => {
  const app = new Hono<AppEnv>().use(securityHeaders({ isHttps: false })).route('/', open().routes);
  const policyOf = async (path: string) => (await app.request(path)).headers.get('content-security-policy');
  expect(await policyOf('/service-worker.js')).toContain("connect-src 'self'");
  expect(await policyOf('/assets/entry-abc.js')).not.toContain('connect-src');
});

test('the redirect to the canonical address keeps the query, also what the page does not read', async () => {
  const headers = new Headers({ location: '/track/7/low-tide' });
  const { routes } = open({ render: async () => ({ ...rendered(''), status: 301, headers }) });
  const answer = await routes.request('/track/7?t=65', { headers: html });
  expect([answer.status, answer.headers.get('location')]).toEqual([301, '/track/7/low-tide?t=65']);
});

test('an icon is cached for a day', async () => {
  const { routes } = open();
  const answer = await routes.request('/favicon.svg');
  expect(answer.headers.get('cache-control')).toBe('public, max-age=86400');
});

test('a file that does not exist gets a short answer, and a page with a dot in its address is a page', async () => {
  const render = vi.fn(async () => rendered(page));
  const channel = '/:slugOrId/:restriction?';
  const { routes } = open({
    render,
    matchPage: (path) => ({
      pattern: path.startsWith('/search') ? '/search/:searchQuery?' : channel,
      query: [],
    }),
  });
  for (const path of ['/foo.png', '/a/b.js', '/index.php']) {
    const answer = await routes.request(path, { headers: { accept: '*/*' } });
    expect([path, answer.status, await answer.text()]).toEqual([path, 404, 'Not found']);
  }
  expect(render).not.toHaveBeenCalled();
  for (const path of ['/search/foo.png', '/dr.-dre']) {
    expect((await routes.request(path, { headers: html })).status).toBe(200);
  }
});

test('a hashed file of an earlier build gives 404 without a page', async () => {
  const { routes } = open();
  const answer = await routes.request('/assets/entry-old.js', { headers: { accept: '*/*' } });
  expect(answer.status).toBe(404);
  expect(await answer.text()).toBe('Not found');
});

test('files outside the folder and hidden files are not served', async () => {
  const { routes } = open({ render: async () => rendered('page', 404) });
  for (const path of [
    '/.vite/manifest.json',
    '/assets/..%2f.vite/manifest.json',
    '/%2e%2e/%2e%2e/etc/passwd.txt',
    '/%zz.js',
  ]) {
    const answer = await routes.request(path, { headers: html });
    expect([path, answer.status]).toEqual([path, 404]);
    expect(await answer.text()).not.toContain('{}');
  }
});

test('a page is rendered with the cookies of its visitor, compressed, and private', async () => {
  const seen: (string | null)[] = [];
  const { routes } = open(
    {
      render: async ({ fetch, request }) => {
        await fetch(new URL('/api/v1/albums', request.url));
        return rendered(page);
      },
    },
    {
      request: (call) => {
        seen.push(call.headers.get('cookie'));
        return Response.json({});
      },
    },
  );
  const answer = await routes.request('/album/1/a/b', {
    headers: { ...html, cookie: 'segno-theme=dark', 'accept-encoding': 'gzip' },
  });
  expect(seen).toEqual(['segno-theme=dark']);
  expect(answer.headers.get('cache-control')).toBe('private, no-cache');
  expect(answer.headers.get('content-encoding')).toBe('gzip');
  expect(gunzipSync(Buffer.from(await answer.arrayBuffer())).toString()).toBe(page);
});

test('a render that fails gives the empty shell and an error in the log', async () => {
  const failure = new Error('broken');
  const { routes, log } = open({ render: () => Promise.reject(failure) });
  const answer = await routes.request('/', { headers: html });
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain('<div id="root"></div>');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(log.error).toHaveBeenCalledWith(expect.objectContaining({ err: failure }), expect.any(String));
});

test('LOAD-3 a page is rendered on account of its client; when a call is refused, the shell is sent without an error', async () => {
  const asked: unknown[] = [];
  let status = 200;
  const { routes, log } = openWeb(
    {
      render: async ({ fetch }) => {
        await fetch('https://segno.example/api/v1/search');
        return rendered(page);
      },
    },
    {
      request: (_, __, client) => {
        asked.push(client);
        return Response.json({}, { status });
      },
    },
  );
  const app = new Hono<AppEnv>().use((c, next) => (c.set('client', 'reader'), next())).route('/', routes);
  const read = async (path: string) =>
    (await app.request(path, { headers: { ...html, cookie: 'x=1' } })).text();
  expect(await read('/search/a')).toBe(page);
  for (status of [429, 503]) expect(await read('/search/b')).toContain('<div id="root"></div>');
  expect(asked).toEqual(['reader', 'reader', 'reader']);
  expect(log.error).not.toHaveBeenCalled();
});

test('a slow render is aborted and gives the empty shell', async () => {
  vi.useFakeTimers();
  let signal: AbortSignal | undefined;
  const { routes } = open(
    {
      render: ({ request }) => {
        signal = request.signal;
        return new Promise(() => {});
      },
    },
    { renderLimit: 3000 },
  );
  const answer = routes.request('/', { headers: html });
  await vi.advanceTimersByTimeAsync(3000);
  expect(await (await answer).text()).toContain('<div id="root"></div>');
  expect(signal?.aborted).toBe(true);
});

test('a request that does not accept HTML gets no page', async () => {
  const { routes } = open();
  expect((await routes.request('/anything', { headers: { accept: 'application/json' } })).status).toBe(404);
});

describe('more pages than can be rendered at once', () => {
  const held = () => {
    const ready = Promise.withResolvers<void>();
    const render = vi.fn(async () => {
      await ready.promise;
      return rendered(page);
    });
    const web = open({ render }, { renderQueue: { running: 2, waiting: 1, timeout: 1000 } });
    const app = new Hono<AppEnv>().onError(handleError).route('/', web.routes);
    const ask = async (path: string, cookie?: string) =>
      app.request(path, { headers: { ...html, ...(cookie && { cookie }) } });
    return { ready, render, ask };
  };
  const shell = '<div id="root"></div>';

  test('LOAD-7 wait in a queue, and a full queue answers a guest 503 with Retry-After', async () => {
    const { ready, render, ask } = held();
    const waiting = ['/a', '/b', '/c'].map((path) => ask(path));
    await vi.waitFor(() => expect(render).toHaveBeenCalledTimes(2));
    const refused = await ask('/d');
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '3']);
    expect(refused.headers.get('cache-control')).toBe('no-store');
    expect(await refused.text()).toContain('Try again in a few seconds.');
    ready.resolve();
    for (const answer of await Promise.all(waiting)) expect(answer.status).toBe(200);
    expect((await ask('/d')).status).toBe(200);
  });

  test('LOAD-7 the page of one visitor is the empty shell when the queue is full or the wait too long', async () => {
    vi.useFakeTimers();
    const { ready, ask } = held();
    const first = [ask('/a'), ask('/b')];
    const late = ask('/c', 'x=1');
    const refused = await ask('/d', 'x=1');
    await vi.advanceTimersByTimeAsync(1500);
    for (const answer of [refused, await late]) {
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
      expect(await answer.text()).toContain(shell);
    }
    ready.resolve();
    await Promise.all(first);
  });

  test('a wait that exceeds the limit answers 503 too and leaves the queue', async () => {
    vi.useFakeTimers();
    const { ready, ask } = held();
    const first = [ask('/a'), ask('/b')];
    const late = ask('/c');
    await vi.advanceTimersByTimeAsync(1000);
    expect((await late).status).toBe(503);
    const next = ask('/d');
    ready.resolve();
    for (const answer of [...(await Promise.all(first)), await next]) expect(answer.status).toBe(200);
  });
});

describe('the rate limit', () => {
  const charged = (render: WebApp['render']) => {
    const costs: number[] = [];
    const app = new Hono<AppEnv>()
      .use(async (c, next) => {
        c.set('charge', (cost) => costs.push(cost));
        return next();
      })
      .route('/', open({ render }).routes);
    const ask = async (path: string, cookie = '') =>
      (await app.request(path, { headers: { ...html, cookie } })).text();
    /** The cost of all requests since the last call. */
    const takeCost = () => costs.splice(0).reduce((sum, cost) => sum + cost, 0);
    return { ask, takeCost };
  };

  test('is charged 1 for a page and 10 more for its render; a guest’s copy needs no render', async () => {
    const { ask, takeCost } = charged(async () => rendered(page));
    const costs: number[] = [];
    for (const cookie of ['', 'XSRF-TOKEN=x', 'session=anna', 'session=anna']) {
      await ask('/', cookie);
      costs.push(takeCost());
    }
    expect(costs).toEqual([11, 1, 11, 11]);
    await ask('/robots.txt');
    expect(takeCost()).toBe(0);
  });

  test('is charged once for a render that several guests wait for', async () => {
    const ready = Promise.withResolvers<void>();
    const { ask, takeCost } = charged(async () => {
      await ready.promise;
      return rendered(page);
    });
    const all = Promise.all(['/', '/', '/'].map((path) => ask(path)));
    ready.resolve();
    await all;
    expect(takeCost()).toBe(13);
  });
});

test('no page, and no empty shell, takes its address from the Host header', async () => {
  const urls: string[] = [];
  const { routes } = open({
    render: ({ request }) => {
      urls.push(request.url);
      return Promise.reject(new Error('broken'));
    },
    renderShell: ({ request }) => {
      urls.push(request.url);
      return rendered('<div id="root"></div>');
    },
  });
  for (const cookie of ['', 'session=x']) {
    await routes.request('http://evil.example/album/1?x=1', {
      headers: { ...html, host: 'evil.example', cookie },
    });
  }
  expect(new Set(urls)).toEqual(new Set(['https://segno.example/album/1']));
});

test('a page allows its inline script and styles and no others, also as a copy and as the empty shell', async () => {
  const guarded = (web: Partial<WebApp>) =>
    new Hono<AppEnv>().use(securityHeaders({ isHttps: false })).route('/', open(web).routes);
  const policyOf = async (app: Hono<AppEnv>, path = '/') => {
    const answer = await app.request(path, { headers: html });
    await answer.text();
    return answer.headers.get('content-security-policy');
  };
  const app = guarded({ render: async () => rendered(page, 200, ["'sha256-one'", "'sha256-two'"]) });
  const allowed = expect.stringMatching(
    "; script-src 'self' 'sha256-x'; style-src 'self' 'sha256-one' 'sha256-two'; ",
  );
  expect([await policyOf(app), await policyOf(app)]).toEqual([allowed, allowed]);
  expect(await policyOf(app, '/favicon.svg')).toBe("default-src 'none'; frame-ancestors 'none'");
  const failing = guarded({
    render: () => Promise.reject(new Error('broken')),
    renderShell: () => rendered('<div id="root"></div>', 200, ["'sha256-shell'"]),
  });
  expect(await policyOf(failing)).toContain(
    "; script-src 'self' 'sha256-x'; style-src 'self' 'sha256-shell'; ",
  );
});

test('THEME-10 the pages of a site with a web font allow its provider, and no other page allows more', async () => {
  const theme = { ...startup.themes.all[0]!, id: 7, font: { family: 'Lora', google: true } };
  const all = [...startup.themes.all, theme];
  const policiesWith = async (web: Partial<WebApp>, themes: Startup['themes']) => {
    const { routes } = open(web, { startup: async () => ({ ...startup, themes }) });
    const app = new Hono<AppEnv>().use(securityHeaders({ isHttps: false })).route('/', routes);
    const read = async (cookie: string) => {
      const answer = await app.request('/', { headers: { ...html, cookie } });
      await answer.text();
      return (answer.headers.get('content-security-policy') ?? '').split('; ');
    };
    // A page, its copy, and the page of a guest who chose the theme.
    return [await read(''), await read(''), await read('segno-theme=7')];
  };
  const failing = { render: () => Promise.reject(new Error('broken')) };
  for (const web of [{}, failing]) {
    const [without = []] = await policiesWith(web, startup.themes);
    for (const policy of await policiesWith(web, { ...startup.themes, all }))
      expect(policy.filter((rule) => !without.includes(rule))).toEqual([
        "style-src 'self' https://fonts.googleapis.com",
        "font-src 'self' https://fonts.gstatic.com",
      ]);
    expect(without.join('; ')).not.toContain('http');
  }
});
