import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { parseCookies, readCookie } from '@segno/data/contract';
import { afterEach, expect, test, vi } from 'vitest';
import { createRandom } from '@segno/demo/music';
import { chooseLanguage } from '../i18n/chooseLanguage.ts';
import { isMobile } from '../startup/startup.ts';
import { html, openWeb, page, rendered, startup } from '../testing/testWeb.ts';

afterEach(() => {
  vi.useRealTimers();
});

test('guests share a copy for some seconds; other visitors and other themes get separate pages', async () => {
  vi.useFakeTimers();
  const render = vi.fn(async () => rendered(`${page}${render.mock.calls.length}`));
  const { routes } = openWeb({ render });
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

test('BACKSTAGE-10 no copy is kept of a page whose address is a secret', async () => {
  const render = vi.fn(async () => rendered(`${page}${render.mock.calls.length}`));
  const matchPage = () => ({ pattern: '/private/:token', query: [] });
  const { routes } = openWeb({ render, matchPage });
  const read = async () => (await routes.request('/private/hgs7s59GRfwU7fPO', { headers: html })).text();
  expect([await read(), await read()]).toEqual([`${page}1`, `${page}2`]);
});

test('THEME-3 guests share a page only with those who chose the same stored theme', async () => {
  const theme = (id: number) => ({ ...startup.themes.all[0]!, id, default_light: false });
  const all = [...startup.themes.all, theme(7), theme(8)];
  const seen: (string | undefined)[] = [];
  const { routes } = openWeb(
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
  // A theme that was stored since the last render: who chose it is not shown another one.
  expect(await read('segno-theme=9')).toBe(`${page}9`);
});

test('a page that guests share is rendered without the headers that are not part of its key', async () => {
  let seen: Headers | undefined;
  const { routes } = openWeb({
    render: async ({ request }) => {
      seen = request.headers;
      return rendered(page);
    },
  });
  const others = { 'user-agent': 'curl', 'x-forwarded-host': 'evil.example', 'accept-language': '*' };
  const headers = { ...html, ...others, cookie: 'segno-theme=dark; XSRF-TOKEN=a; segno-workspace=7' };
  await routes.request('/', { headers });
  expect(Object.fromEntries(seen ?? [])).toEqual({
    'sec-ch-ua-mobile': '?0',
    cookie: 'segno-theme=dark',
  });
});

test('a stale copy is served at once while the next one is rendered', async () => {
  vi.useFakeTimers();
  const render = vi.fn(async () => rendered(`${page}${render.mock.calls.length}`));
  const { routes } = openWeb({ render });
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
  const { routes } = openWeb({ render });
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
  const { routes } = openWeb({ render });
  const answers = Array.from({ length: 100 }, async () => routes.request('/', { headers: html }));
  ready.resolve();
  const texts = await Promise.all(answers.map(async (answer) => (await answer).text()));
  expect(new Set(texts)).toEqual(new Set([page]));
  expect(render).toHaveBeenCalledTimes(1);
});

test('concurrent requests share an answer that is not found or moved too', async () => {
  const moved = () => ({
    status: 301,
    headers: new Headers({ location: '/album/1' }),
    body: '',
    styleSources: [],
  });
  const { routes } = openWeb({
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

test('query parameters that a page does not read neither reach it nor create another copy', async () => {
  const render = vi.fn(async ({ request }: { request: Request }) => rendered(request.url));
  const matchPage = (path: string) => ({ pattern: path, query: path === '/search' ? ['tab'] : [] });
  const { routes } = openWeb({ render, matchPage });
  const read = async (path: string) => (await routes.request(path, { headers: html })).text();
  for (const path of ['/', '/?utm_source=x', '/?fbclid=1&gclid=2', '//?x']) {
    expect(await read(path)).toBe('https://segno.example/');
  }
  expect(render).toHaveBeenCalledTimes(1);
  expect(await read('/search?x=1&tab=a')).toBe('https://segno.example/search?tab=a');
  expect(await read('/search?tab=b')).toBe('https://segno.example/search?tab=b');
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
  const { routes } = openWeb({ render }, { startup: async () => ({ ...startup, themes }) });
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
  const { routes } = openWeb();
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

test('a page that is not found, or failed, is not cached', async () => {
  const render = vi.fn(async () => rendered('gone', 404));
  const { routes } = openWeb({ render });
  await (await routes.request('/nope', { headers: html })).text();
  await (await routes.request('/nope', { headers: html })).text();
  expect(render).toHaveBeenCalledTimes(2);
});

test('the number of copies is limited, and the oldest are evicted first', async () => {
  const render = vi.fn(async () => rendered(page));
  const { routes } = openWeb({ render }, { guestPages: { limit: 2 } });
  for (const path of ['/a', '/b', '/c', '/c', '/b'])
    await (await routes.request(path, { headers: html })).text();
  expect(render).toHaveBeenCalledTimes(3);
  await (await routes.request('/a', { headers: html })).text();
  expect(render).toHaveBeenCalledTimes(4);
});
