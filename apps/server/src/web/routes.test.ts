import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { defaultWorkspace, parseCookies, readCookie, type Startup } from '@segno/data/contract';
import { Hono } from 'hono';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { createRandom } from '../demo/music/random.ts';
import { chooseLanguage } from '../i18n/chooseLanguage.ts';
import { handleError } from '../http/handleError.ts';
import { securityHeaders } from '../http/securityHeaders.ts';
import type { AppEnv } from '../http/AppEnv.ts';
import { defaults } from '../startup/defaults.ts';
import { isMobile } from '../startup/startup.ts';
import { asGuest } from '../viewer/testViewers.ts';
import type { WebApp } from './WebApp.ts';
import { webRoutes, type WebDeps } from './routes.ts';

let clientFolder: string;
const script = `console.log(${JSON.stringify('x'.repeat(2000))})`;

beforeAll(async () => {
  clientFolder = await mkdtemp(join(tmpdir(), 'segno-web-'));
  await mkdir(join(clientFolder, 'assets'));
  await mkdir(join(clientFolder, '.vite'));
  await writeFile(join(clientFolder, 'assets', 'entry-abc.js'), script);
  await writeFile(join(clientFolder, 'assets', 'entry-abc.js.br'), brotliCompressSync(script));
  await writeFile(join(clientFolder, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  await writeFile(join(clientFolder, 'robots.txt'), 'User-agent: *');
  await writeFile(join(clientFolder, '.vite', 'manifest.json'), '{}');
});
afterAll(() => rm(clientFolder, { recursive: true }));
afterEach(() => {
  vi.useRealTimers();
});

const startup: Startup = {
  ...defaults,
  user: null,
  guest_role: asGuest.guest_role,
  workspace: defaultWorkspace,
  base_url: 'http://segno.example',
  show_cookie_notice: false,
  is_mobile_device: false,
};
const page = '<!doctype html><title>Segno</title><p>' + 'A page. '.repeat(400);
const rendered = (text: string, status = 200, styleSources: readonly string[] = []) => ({
  answer: new Response(text, { status, headers: { 'content-type': 'text/html; charset=utf-8' } }),
  styleSources,
});

const open = (web: Partial<WebApp> = {}, more: Partial<WebDeps> = {}) => {
  const log = { error: vi.fn(), warn: vi.fn() };
  const routes = webRoutes({
    web: {
      clientFolder,
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
const html = { accept: 'text/html' };

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
});

test('a file that the client has cached is answered with a 304', async () => {
  const { routes } = open();
  const etag = (await routes.request('/robots.txt')).headers.get('etag') ?? '';
  const answer = await routes.request('/robots.txt', { headers: { 'if-none-match': etag } });
  expect(answer.status).toBe(304);
  expect(answer.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
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

test('guests share a copy for some seconds; other visitors and other themes get separate pages', async () => {
  vi.useFakeTimers();
  const render = vi.fn(async () => rendered(`${page}${render.mock.calls.length}`));
  const { routes } = open({ render });
  const read = async (cookie?: string, path = '/') =>
    (await routes.request(path, { headers: { ...html, ...(cookie && { cookie }) } })).text();
  const first = await read('XSRF-TOKEN=one');
  expect(await read('XSRF-TOKEN=two')).toBe(first);
  expect(await read()).toBe(first);
  expect(render).toHaveBeenCalledTimes(1);

  expect(await read('segno-theme=dark')).not.toBe(first);
  expect(await read(undefined, '/genres')).not.toBe(first);
  expect(await read('session=anna')).not.toBe(await read('session=anna'));
  expect(await read()).toBe(first);
  vi.advanceTimersByTime(60_000);
  expect(await read()).not.toBe(first);
});

test('THEME-3 guests share a page only with those who chose the same stored theme', async () => {
  const theme = (id: number) => ({ ...startup.themes.all[0]!, id, default_light: false });
  const all = [...startup.themes.all, theme(7), theme(8)];
  const seen: (string | undefined)[] = [];
  const { routes } = open(
    {
      render: async ({ request }) => {
        const choice = readCookie(request.headers.get('cookie') ?? '', 'segno-theme');
        seen.push(choice);
        return rendered(`${page}${choice}`);
      },
    },
    { startup: async () => ({ ...startup, themes: { ...startup.themes, all } }) },
  );
  const read = async (cookie: string) => (await routes.request('/', { headers: { ...html, cookie } })).text();
  await read('segno-theme=system');
  for (const id of ['7', '8', '7', '8']) expect(await read(`segno-theme=${id}`)).toBe(page + id);
  expect(seen).toEqual(['system', '7', '8']);
});

test('a stale copy is served at once while the next one is rendered', async () => {
  vi.useFakeTimers();
  const render = vi.fn(async () => rendered(`${page}${render.mock.calls.length}`));
  const { routes } = open({ render });
  const read = async () => (await routes.request('/', { headers: html })).text();
  const first = await read();
  vi.advanceTimersByTime(10_000);
  expect(await Promise.all([read(), read()])).toEqual([first, first]);
  await vi.waitFor(async () => expect(await read()).toBe(`${page}2`));
  expect(render).toHaveBeenCalledTimes(2);
});

test('a clock that is set back does not extend the lifetime of a copy', async () => {
  vi.useFakeTimers();
  const render = vi.fn(async () => rendered(`${page}${render.mock.calls.length}`));
  const { routes } = open({ render });
  const read = async () => (await routes.request('/', { headers: html })).text();
  const first = await read();
  vi.advanceTimersByTime(60_000);
  vi.setSystemTime(Date.now() - 3_600_000);
  expect(await read()).not.toBe(first);
});

test('a hundred concurrent requests for an uncached page share one render', async () => {
  const ready = Promise.withResolvers<void>();
  const render = vi.fn(async () => {
    await ready.promise;
    return rendered(page);
  });
  const { routes } = open({ render });
  const answers = Array.from({ length: 100 }, async () => routes.request('/', { headers: html }));
  ready.resolve();
  const texts = await Promise.all(answers.map(async (answer) => (await answer).text()));
  expect(new Set(texts)).toEqual(new Set([page]));
  expect(render).toHaveBeenCalledTimes(1);
});

test('concurrent requests share an answer that is not found or moved too', async () => {
  const moved = () => ({
    answer: new Response(null, { status: 301, headers: { location: '/album/1' } }),
    styleSources: [],
  });
  const { routes } = open({
    render: async ({ request }) => (request.url.endsWith('/moved') ? moved() : rendered('gone', 404)),
  });
  const headers = { ...html, 'accept-encoding': 'br' };
  for (const answer of await Promise.all([1, 2].map(async () => routes.request('/moved', { headers })))) {
    expect([answer.status, answer.headers.get('location'), await answer.text()]).toEqual([
      301,
      '/album/1',
      '',
    ]);
  }
  for (const answer of await Promise.all(
    [1, 2].map(async () => routes.request('/gone', { headers: html })),
  )) {
    expect([answer.status, await answer.text()]).toEqual([404, 'gone']);
  }
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
    const ask = async (path: string) => app.request(path, { headers: html });
    return { ready, render, ask };
  };

  test('wait in a queue, and a full queue answers 503 with Retry-After', async () => {
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

test('query parameters that a page does not read neither reach it nor create another copy', async () => {
  const render = vi.fn(async ({ request }: { request: Request }) => rendered(request.url));
  const matchPage = (path: string) => ({ pattern: path, query: path === '/search' ? ['tab'] : [] });
  const { routes } = open({ render, matchPage });
  const read = async (path: string) => (await routes.request(path, { headers: html })).text();
  for (const path of ['/', '/?utm_source=x', '/?fbclid=1&gclid=2', '//?x']) {
    expect(await read(path)).toBe('https://segno.example/');
  }
  expect(render).toHaveBeenCalledTimes(1);
  expect(await read('/search?x=1&tab=a')).toBe('https://segno.example/search?tab=a');
  expect(await read('/search?tab=b')).toBe('https://segno.example/search?tab=b');
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

// The journey `guest-pages` compares real pages. This one reads values of a request that no page reads yet.
test('two requests share a copy only if a page that reads all their values is the same for both', async () => {
  const random = createRandom(7);
  const marks = ['segno-cookie-consent', 'segno-recent', 'segno-searched'] as const;
  const names = [
    'segno-theme',
    'segno-language',
    'segno-sidebar',
    ...marks,
    'XSRF-TOKEN',
    '__Host-XSRF-TOKEN',
  ];
  const others = ['session', 'segno-theme2', 'SEGNO-THEME', 'constructor'];
  const values = [
    'dark',
    'light',
    'system',
    '0',
    '1',
    '7',
    '99',
    '',
    'collapsed',
    'x"y',
    '%64ark',
    'dark ',
    'pl',
    'ar',
    'de',
  ];
  const cookieText = () =>
    Array.from({ length: Math.floor(random.between(0, 4)) }, () => {
      const name = random.pick(random.chance(0.9) ? names : others);
      return `${name}${random.pick(['=', '=', '=', ' = ', ''])}${random.pick(values)}`;
    }).join(random.pick(['; ', ';', ' ;  ', ';;']));
  const optional: Record<string, readonly string[]> = {
    authorization: ['Bearer abc'],
    'sec-ch-ua-mobile': ['?0', '?1', ''],
    'user-agent': ['Chrome Mobile', 'iPhone', 'Firefox', 'curl'],
    'accept-language': [
      'de',
      'en',
      'pl-PL,pl;q=0.9,en;q=0.8',
      'de, AR;q=0.5, en;q=0.2',
      'en;q=0, pl',
      'x'.repeat(500),
    ],
    'sec-ch-prefers-color-scheme': ['dark'],
    'accept-encoding': ['identity'],
    host: ['a.example', 'b.example'],
    'x-forwarded-host': ['evil.example'],
  };
  const headersOf = () => {
    const headers: Record<string, string> = { ...html, cookie: cookieText() };
    for (const [name, choices] of Object.entries(optional)) {
      const isRare = name === 'authorization' || name === 'sec-ch-prefers-color-scheme';
      if (random.chance(isRare ? 0.05 : 0.3)) headers[name] = random.pick(choices);
    }
    return headers;
  };
  const languagesOfSite = { standard: 'en', offered: ['pl', 'ar'], detect: true };
  /** Everything that a page reads from a request, including what it would read for a signed-in user. */
  const pageOf = ({ url, headers }: Request) => {
    const cookies = headers.get('cookie') ?? '';
    const theme = readCookie(cookies, 'segno-theme');
    const isKnown = ['light', 'dark', 'system', '0', '7'].includes(theme ?? '');
    return JSON.stringify({
      path: new URL(url).pathname,
      theme: isKnown ? theme : 'default',
      sidebar: readCookie(cookies, 'segno-sidebar') ?? 'expanded',
      marks: marks.map((name) => readCookie(cookies, name)),
      language: chooseLanguage({ site: languagesOfSite, headers, user: null }),
      isMobile: isMobile(headers),
      session: parseCookies(cookies).get('session'),
      others: others.slice(1).map((name) => parseCookies(cookies).get(name)),
      person: headers.get('authorization'),
      scheme: headers.get('sec-ch-prefers-color-scheme'),
    });
  };
  const render = vi.fn(async ({ request }: { request: Request }) => rendered(pageOf(request)));
  const theme = { id: 7, name: 'Own', is_dark: true, default_light: false, default_dark: false, values: {} };
  const themes = { default_id: null, all: [theme] };
  const { routes } = open({ render }, { startup: async () => ({ ...startup, themes }) });
  const runs = 1000;
  for (let run = 0; run < runs; run++) {
    const path = random.pick(['/', '/genres', '/?utm=1']);
    const headers = headersOf();
    const text = await (await routes.request(path, { headers })).text();
    expect({ headers, text }).toEqual({ headers, text: pageOf(new Request(`http://x${path}`, { headers })) });
  }
  // Without shared copies the comparison would prove nothing.
  expect(render.mock.calls.length).toBeLessThan(runs / 2);
});

test('a copy is sent in the encoding that the guest accepts', async () => {
  const { routes } = open();
  const ask = (encoding: string) =>
    routes.request('/', { headers: { ...html, 'accept-encoding': encoding } });
  await (await ask('identity')).text();
  const copies = [await ask('gzip, br'), await ask('gzip'), await ask('identity')];
  expect(copies.map(({ headers }) => headers.get('content-encoding'))).toEqual(['br', 'gzip', null]);
  for (const { headers } of copies) {
    expect(headers.get('vary')).toContain('Accept-Encoding');
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(headers.get('cache-control')).toBe('private, no-cache');
    expect(headers.has('content-length')).toBe(true);
  }
  const bytes = await Promise.all(copies.map(async (copy) => Buffer.from(await copy.arrayBuffer())));
  expect(brotliDecompressSync(bytes[0]!).toString()).toBe(page);
  expect(gunzipSync(bytes[1]!).toString()).toBe(page);
  expect(bytes[2]!.toString()).toBe(page);
});

test('a page allows its inline styles and no others, also as a copy and as the empty shell', async () => {
  const guarded = (web: Partial<WebApp>) =>
    new Hono<AppEnv>().use(securityHeaders({ isHttps: false })).route('/', open(web).routes);
  const policyOf = async (app: Hono<AppEnv>, path = '/') => {
    const answer = await app.request(path, { headers: html });
    await answer.text();
    return answer.headers.get('content-security-policy');
  };
  const app = guarded({ render: async () => rendered(page, 200, ["'sha256-one'", "'sha256-two'"]) });
  const allowed = expect.stringContaining("; style-src 'self' 'sha256-one' 'sha256-two'; ");
  expect([await policyOf(app), await policyOf(app)]).toEqual([allowed, allowed]);
  expect(await policyOf(app, '/favicon.svg')).toBe("default-src 'none'; frame-ancestors 'none'");
  const failing = guarded({
    render: () => Promise.reject(new Error('broken')),
    renderShell: () => rendered('<div id="root"></div>', 200, ["'sha256-shell'"]),
  });
  expect(await policyOf(failing)).toContain("; style-src 'self' 'sha256-shell'; ");
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

test('a page that is not found, or failed, is not cached', async () => {
  const render = vi.fn(async () => rendered('gone', 404));
  const { routes } = open({ render });
  await (await routes.request('/nope', { headers: html })).text();
  await (await routes.request('/nope', { headers: html })).text();
  expect(render).toHaveBeenCalledTimes(2);
});

test('the number of copies is limited, and the oldest are evicted first', async () => {
  const render = vi.fn(async () => rendered(page));
  const { routes } = open({ render }, { guestPages: { limit: 2 } });
  for (const path of ['/a', '/b', '/c', '/c', '/b'])
    await (await routes.request(path, { headers: html })).text();
  expect(render).toHaveBeenCalledTimes(3);
  await (await routes.request('/a', { headers: html })).text();
  expect(render).toHaveBeenCalledTimes(4);
});
