import { ErrorBody } from '@segno/data/contract';
import { DrizzleQueryError, sql } from 'drizzle-orm';
import { Hono } from 'hono';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createApp, type AppParts } from './app.ts';
import { openTestDatabase, type TestDatabase } from './db/testDatabase.ts';
import { Fault } from './Fault.ts';
import type { AppEnv } from './http/AppEnv.ts';
import { genres } from './genres/table.ts';
import { Problem } from './http/Problem.ts';
import { webRoutes } from './web/routes.ts';
import { validate } from './http/validate.ts';
import { createXsrfToken } from './http/xsrf.ts';
import { asGuest, viewedBy } from './viewer/testViewers.ts';
import { createLog } from './log.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

let lines: Record<string, unknown>[] = [];
beforeEach(() => {
  lines = [];
});
const log = createLog('debug', { write: (line) => void lines.push(JSON.parse(line)) });

const Note = v.object({
  title: v.pipe(v.string(), v.minLength(1, 'Give it a title.')),
  tags: v.optional(v.array(v.string())),
});

const api = new Hono<AppEnv>()
  .get('/notes/:id', validate('param', v.object({ id: v.pipe(v.string(), v.regex(/^\d+$/)) })), (c) =>
    c.json({ note: { id: c.req.valid('param').id } }),
  )
  .get('/notes', validate('query', v.object({ order: v.optional(v.picklist(['newest', 'name'])) })), (c) =>
    c.json({ order: c.req.valid('query').order ?? null }),
  )
  .post('/notes', validate('json', Note), (c) => c.json(c.req.valid('json'), 201))
  .put('/notes/:id', (c) => c.json({ put: c.req.param('id') }))
  .delete('/notes/:id', (c) => c.json({ deleted: c.req.param('id') }))
  .post('/notes/:id', (c) => c.json({ posted: c.req.param('id') }))
  .get('/refused', () => {
    throw new Problem({
      status: 409,
      code: 'taken',
      message: 'This name is taken.',
      fields: { name: 'Taken.' },
      action: { label: 'Sign in', action: '/login' },
      headers: { 'retry-after': '9' },
    });
  })
  .get('/broken', () => {
    throw new Fault('the secret of the house');
  })
  .get('/bad-sql', async (c) => c.json(await database.db.execute(sql`select * from no_such_table`)))
  .get('/faults/cast/:value', async (c) => {
    await database.db.execute(sql`select ${c.req.param('value')}::integer`);
    return c.text('');
  })
  .get('/faults/duplicate/:value', async (c) => {
    const named = { name: c.req.param('value'), display_name: 'x', slug: 'x', search_name: 'x' };
    await database.db.insert(genres).values([named, named]);
    return c.text('');
  })
  .get('/faults/slow/:value', (c) => {
    const cause = Object.assign(new Error('canceling statement'), { code: '57014', severity: 'ERROR' });
    throw new DrizzleQueryError('select pg_sleep(60), $1', [c.req.param('value')], cause);
  })
  .get('/faults/json/:value', (c) => c.json(JSON.parse(c.req.param('value'))))
  .get('/no-space', () => {
    throw Object.assign(new Error('could not extend file'), { code: '53100' });
  })
  .get('/slow-database', () => {
    throw new Error('Failed query', { cause: new Error('timeout exceeded when trying to connect') });
  })
  .get('/long', (c) => c.json({ text: 'la '.repeat(2000) }));

const web = new Hono<AppEnv>()
  .get('/cached', (c) => c.html('<p>hello</p>', 200, { 'cache-control': 'public, s-maxage=5' }))
  .get('/framed', (c) => c.html('<p>x</p>', 200, { 'content-security-policy': "frame-ancestors 'none'" }))
  .get('/whole', () => new Response('<p>whole</p>', { headers: { 'content-type': 'text/html' } }))
  .get('*', (c) => c.html('<p>page</p>'));

const build = (parts: Partial<AppParts> = {}) =>
  createApp({
    baseUrl: 'http://localhost:4300',
    database,
    log,
    api,
    web,
    xsrfKey,
    viewer: viewedBy(asGuest),
    ...parts,
  });

const xsrfKey = Buffer.from('a key of a test');
const signed = createXsrfToken(xsrfKey, '');
const token = { cookie: `XSRF-TOKEN=${signed}`, 'x-xsrf-token': signed };
const json = { ...token, 'content-type': 'application/json' };
const send = (path: string, init: RequestInit = {}, app = build()) => app.request(path, init);
const sentWith = (value: string) => ({ cookie: `XSRF-TOKEN=${value}`, 'x-xsrf-token': value });
const problem = async (answer: Response) => v.parse(ErrorBody, await answer.json());

describe('guests', () => {
  test('the startup object is never shared: it depends on cookies', async () => {
    let count = 0;
    const own = new Hono<AppEnv>()
      .get('/startup', (c) => c.json({ cookie: c.req.header('cookie'), count: (count += 1) }))
      .get('/albums', (c) => c.json({ cookie: c.req.header('cookie'), count: (count += 1) }));
    const app = build({ api: own, guestLifetime: 60_000 });
    const headers = { cookie: 'segno-theme=dark' };
    const read = async (path: string) => (await send(path, { headers }, app)).json();
    expect(await read('/api/v1/startup')).toEqual({ ...headers, count: 1 });
    expect(await read('/api/v1/startup')).toEqual({ ...headers, count: 2 });
    expect(await read('/api/v1/albums')).toEqual({ count: 3 });
    expect(await read('/api/v1/albums')).toEqual({ count: 3 });
  });
});

test('a call of a render is neither compressed nor tagged, unless guests share its answer', async () => {
  const app = build({ guestLifetime: 60_000 });
  const own = { cookie: 'session=x', 'accept-encoding': 'br' };
  const marks = async (headers: Record<string, string>, isInner: boolean) => {
    const { headers: got } = await app.request('/api/v1/long', { headers }, { isInner });
    return [got.get('content-encoding'), got.has('etag')];
  };
  expect(await marks(own, true)).toEqual([null, false]);
  expect(await marks(own, false)).toEqual(['br', true]);
  expect(await marks({ 'accept-encoding': 'br' }, true)).toEqual(['br', true]);
});

describe('errors', () => {
  test('a problem is answered with its status, code, message, fields, action and headers', async () => {
    const answer = await send('/api/v1/refused');
    expect(answer.status).toBe(409);
    expect(answer.headers.get('retry-after')).toBe('9');
    expect(await problem(answer)).toEqual({
      message: 'This name is taken.',
      code: 'taken',
      errors: { name: 'Taken.' },
      action: { label: 'Sign in', action: '/login' },
    });
  });

  test('an unknown error is answered 500 without details; the log has its cause', async () => {
    const answer = await send('/api/v1/broken');
    expect(answer.status).toBe(500);
    const text = await answer.text();
    expect(JSON.parse(text)).toMatchObject({ code: 'internal_error' });
    expect(text).not.toContain('secret');
    expect(JSON.stringify(lines)).toContain('the secret of the house');
  });

  test('a failed statement is answered 500 without SQL', async () => {
    const answer = await send('/api/v1/bad-sql');
    expect(answer.status).toBe(500);
    expect(await answer.text()).not.toContain('no_such_table');
  });

  test('a full disk is answered 507 and an unreachable database 503, as problems', async () => {
    const full = await send('/api/v1/no-space');
    expect([full.status, (await problem(full)).code]).toEqual([507, 'no_space']);
    const away = await send('/api/v1/slow-database');
    expect([away.status, (await problem(away)).code]).toEqual([503, 'unavailable']);
    expect(away.headers.get('retry-after')).toBe('2');
  });

  test('an unknown address is answered by the web app, but under /api with JSON, for browsers too', async () => {
    const accept = { headers: { accept: 'text/html' } };
    for (const path of ['/api/v1/nothing', '/api/v2/notes', '/auth/nothing', '/media/nothing']) {
      const answer = await send(path, path.startsWith('/media') ? {} : accept);
      expect([path, answer.status, (await problem(answer)).code]).toEqual([path, 404, 'not_found']);
    }
    expect(await (await send('/anything', accept)).text()).toBe('<p>page</p>');
  });

  test('without a web app, a browser gets a page with the error message', async () => {
    const answer = await send('/x', { headers: { accept: 'text/html' } }, build({ web: undefined }));
    expect(answer.status).toBe(404);
    expect(answer.headers.get('content-type')).toMatch(/^text\/html/);
    expect(await answer.text()).toContain('<h1>This does not exist, or not any more.</h1>');
  });
});

describe('validation', () => {
  test('invalid input is answered 422 with a message for each field', async () => {
    const answer = await send('/api/v1/notes', {
      method: 'POST',
      headers: json,
      body: JSON.stringify({ title: '', tags: ['a', 1] }),
    });
    expect(answer.status).toBe(422);
    const { code, errors } = await problem(answer);
    expect(code).toBe('invalid_request');
    expect(errors).toMatchObject({ title: 'Give it a title.' });
    expect(Object.keys(errors ?? {})).toEqual(['title', 'tags.1']);
  });

  test('the handler gets the parsed input, without properties that the schema does not have', async () => {
    const body = JSON.stringify({ title: 'Hello', admin: true });
    const answer = await send('/api/v1/notes', { method: 'POST', headers: json, body });
    expect(answer.status).toBe(201);
    expect(await answer.json()).toEqual({ title: 'Hello' });
  });

  test('invalid JSON is answered 400, another content type 415, an impossible id 404', async () => {
    const malformed = await send('/api/v1/notes', { method: 'POST', headers: json, body: '{"title": ' });
    expect([malformed.status, (await problem(malformed)).code]).toEqual([400, 'malformed_json']);
    const text = await send('/api/v1/notes', { method: 'POST', headers: token, body: 'title=x' });
    expect([text.status, (await problem(text)).code]).toEqual([415, 'unsupported_media_type']);
    expect((await send('/api/v1/notes/abc')).status).toBe(404);
  });

  test('an invalid value is answered 422, an unknown parameter is ignored', async () => {
    expect((await send('/api/v1/notes?order=random')).status).toBe(422);
    const answer = await send('/api/v1/notes?order=name&unknown=7');
    expect(await answer.json()).toEqual({ order: 'name' });
  });

  test('a body over 1 MB is answered 413, with and without Content-Length', async () => {
    const body = JSON.stringify({ title: 'x'.repeat(1024 * 1024) });
    const told = { ...json, 'content-length': String(body.length) };
    for (const headers of [told, json]) {
      const answer = await send('/api/v1/notes', { method: 'POST', headers, body });
      expect([answer.status, (await problem(answer)).code]).toEqual([413, 'too_large']);
    }
  });
});

describe('HTTP-4 method override', () => {
  test.each([
    ['header', '/api/v1/notes/7', { 'x-http-method-override': 'PUT' }, { put: '7' }],
    ['query', '/api/v1/notes/7?_method=delete', {}, { deleted: '7' }],
    ['none', '/api/v1/notes/7', {}, { posted: '7' }],
  ])('a POST becomes the method it names: %s', async (_name, path, headers, expected) => {
    const answer = await send(path, { method: 'POST', headers: { ...json, ...headers }, body: '{}' });
    expect(await answer.json()).toEqual(expected);
  });

  test('two different method names are answered 400; the same one twice is accepted', async () => {
    const ask = async (header: string, query: string) =>
      send(`/api/v1/notes/7${query}`, {
        method: 'POST',
        headers: { ...json, 'x-http-method-override': header },
        body: '{}',
      });
    expect(await (await ask('DELETE', '?_method=delete')).json()).toEqual({ deleted: '7' });
    for (const [header, query] of [
      ['DELETE', '?_method=PUT'],
      ['POST', '?_method=DELETE'],
      ['DELETE', '?_method=DELETE&_method=PUT'],
    ] as const) {
      const answer = await ask(header, query);
      expect([answer.status, (await problem(answer)).code]).toEqual([400, 'bad_method']);
    }
  });

  test('only PUT, PATCH and DELETE can be named, and only by a POST', async () => {
    const headers = { ...token, 'x-http-method-override': 'GET' };
    expect((await send('/api/v1/notes/7', { method: 'POST', headers })).status).toBe(400);
    const get = await send('/api/v1/notes/7?_method=DELETE', {
      headers: { 'x-http-method-override': 'DELETE' },
    });
    expect(await get.json()).toEqual({ note: { id: '7' } });
  });

  test('the named method needs the same XSRF token as the real one', async () => {
    const headers = { 'x-http-method-override': 'DELETE' };
    for (const more of [
      {},
      { ...token, origin: 'https://evil.example' },
      { ...token, 'sec-fetch-site': 'cross-site' },
    ]) {
      const named = { method: 'POST', headers: { ...headers, ...more } };
      expect((await send('/api/v1/notes/7', named)).status).toBe(403);
      const inAddress = { method: 'POST', headers: more };
      expect((await send('/api/v1/notes/7?_method=DELETE', inAddress)).status).toBe(403);
    }
  });
});

describe('HTTP-5 XSRF token', () => {
  test.each([
    ['nothing', {}],
    ['a header without the cookie', { 'x-xsrf-token': signed }],
    ['a cookie without the header', { cookie: `XSRF-TOKEN=${signed}` }],
    ['a header that differs', { ...token, 'x-xsrf-token': createXsrfToken(xsrfKey, '') }],
    ['a token that is not signed', { cookie: 'XSRF-TOKEN=abc', 'x-xsrf-token': 'abc' }],
    ['a token of another key', sentWith(createXsrfToken(Buffer.from('another'), ''))],
    ['a token of another session', sentWith(createXsrfToken(xsrfKey, 'anna'))],
    ['empty ones', { cookie: 'XSRF-TOKEN=', 'x-xsrf-token': '' }],
    ['another site', { ...token, 'sec-fetch-site': 'cross-site' }],
    ['another subdomain', { ...token, 'sec-fetch-site': 'same-site' }],
    ['no page', { ...token, 'sec-fetch-site': 'none' }],
    ['another origin', { ...token, origin: 'https://evil.example' }],
    ['an origin that is hidden', { ...token, origin: 'null' }],
  ])('a change with %s is refused', async (_name, headers: Record<string, string>) => {
    for (const path of ['/api/v1/notes/7', '/auth/logout']) {
      const answer = await send(path, { method: 'POST', headers });
      expect([path, answer.status, (await problem(answer)).code]).toEqual([path, 403, 'xsrf_mismatch']);
    }
  });

  test('the refusal sets a token with which the change is accepted', async () => {
    const refused = await send('/api/v1/notes/7', { method: 'POST' });
    const value = /XSRF-TOKEN=([^;]+)/.exec(refused.headers.get('set-cookie') ?? '')?.[1] ?? '';
    const headers = { cookie: `XSRF-TOKEN=${value}`, 'x-xsrf-token': value };
    expect((await send('/api/v1/notes/7', { method: 'POST', headers })).status).toBe(200);
  });

  test('a page sets the cookie once, readable by scripts, and shared caches may not store that page', async () => {
    const first = await send('/cached');
    const cookie = first.headers.get('set-cookie');
    expect(cookie).toMatch(/^XSRF-TOKEN=[\w-]{24}\.[\w-]{43}; Path=\/; SameSite=Lax$/);
    expect(first.headers.get('cache-control')).toBe('private, no-cache');
    const second = await send('/cached', { headers: { cookie: String(cookie).split(';')[0] ?? '' } });
    expect(second.headers.get('set-cookie')).toBeNull();
    expect(second.headers.get('cache-control')).toBe('public, s-maxage=5');
    expect((await send('/api/v1/notes')).headers.get('set-cookie')).toBeNull();
  });

  test.each([
    ['the address that visitors use', { origin: 'http://localhost:4300' }],
    ['the address that this visitor uses', { origin: 'http://192.168.0.7:4300', host: '192.168.0.7:4300' }],
    ['the same origin', { 'sec-fetch-site': 'same-origin' }],
  ])('a change from %s is accepted', async (_name, headers) => {
    const answer = await send('/api/v1/notes/7', { method: 'POST', headers: { ...token, ...headers } });
    expect(answer.status).toBe(200);
  });

  test('the next page replaces a cookie that the server did not sign', async () => {
    const answer = await send('/', { headers: { cookie: 'XSRF-TOKEN=abc' } });
    expect(answer.headers.get('set-cookie')).toMatch(/^XSRF-TOKEN=/);
  });

  test('over HTTPS a change needs the cookie __Host-XSRF-TOKEN too, which scripts cannot read', async () => {
    const app = build({ baseUrl: 'https://segno.example' });
    const cookies = (await send('/', {}, app)).headers.getSetCookie();
    const value = /=([^;]+)/.exec(cookies[0] ?? '')?.[1] ?? '';
    expect(cookies).toEqual([
      `XSRF-TOKEN=${value}; Path=/; Secure; SameSite=Lax`,
      `__Host-XSRF-TOKEN=${value}; Path=/; HttpOnly; Secure; SameSite=Lax`,
    ]);
    const change = async (cookie: string) =>
      send('/api/v1/notes/7', { method: 'POST', headers: { cookie, 'x-xsrf-token': value } }, app);
    expect((await change(`XSRF-TOKEN=${value}; __Host-XSRF-TOKEN=${value}`)).status).toBe(200);
    const planted = await change(`XSRF-TOKEN=${value}`);
    expect(planted.status).toBe(403);
    expect(planted.headers.getSetCookie()).toHaveLength(2);
    expect((await change(`XSRF-TOKEN=${value}; __Host-XSRF-TOKEN=${signed}`)).status).toBe(403);
  });
});

describe('headers', () => {
  test('every answer has the security headers, errors too, and a route may have stricter ones', async () => {
    const pagePolicy =
      /^default-src 'self'; script-src 'self'; .*; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'$/;
    const filePolicy = /^default-src 'none'; frame-ancestors 'none'$/;
    for (const [path, policy] of [
      ['/', pagePolicy],
      ['/whole', pagePolicy],
      ['/nothing', pagePolicy],
      ['/api/v1/notes', filePolicy],
      ['/api/v1/broken', filePolicy],
      ['/media/nothing', filePolicy],
      ['/health', filePolicy],
    ] as const) {
      const { headers } = await send(path);
      expect(headers.get('x-request-id')).toMatch(/^[\w-]{36}$/);
      expect([path, headers.get('content-security-policy')]).toEqual([path, expect.stringMatching(policy)]);
      expect(headers.get('x-frame-options')).toBe(policy === pagePolicy ? 'DENY' : null);
      expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('strict-transport-security')).toBeNull();
    }
    const framed = await send('/framed');
    expect(framed.headers.get('content-security-policy')).toBe("frame-ancestors 'none'");
  });

  test('PREVIEW-1 only the address of the appearance editor can be framed, by this site', async () => {
    const { headers } = await send('/?appearanceEditor=true');
    expect(headers.get('content-security-policy')).toContain("; frame-ancestors 'self'");
    expect(headers.get('x-frame-options')).toBe('SAMEORIGIN');
    for (const path of ['/?appearanceEditor=1', '/?appearanceEditor=', '/?x=appearanceEditor%3Dtrue']) {
      const other = (await send(path)).headers;
      expect(other.get('content-security-policy')).toContain("; frame-ancestors 'none'");
      expect(other.get('x-frame-options')).toBe('DENY');
    }
  });

  test('MENU-5 pages may fetch icons from the sites that menus name', async () => {
    const { headers } = await send('/', {}, build({ iconOrigins: () => ['https://cdn.example'] }));
    expect(headers.get('content-security-policy')).toContain("; connect-src 'self' https://cdn.example;");
  });

  test('over HTTPS answers have Strict-Transport-Security for a year', async () => {
    const answer = await send('/', {}, build({ baseUrl: 'https://segno.example' }));
    expect(answer.headers.get('strict-transport-security')).toContain('max-age=31536000');
  });

  test('an unchanged answer of the API is sent as 304', async () => {
    const first = await send('/api/v1/long');
    expect(first.headers.get('cache-control')).toBe('private, no-cache');
    const headers = { 'if-none-match': first.headers.get('etag') ?? '' };
    const second = await send('/api/v1/long', { headers });
    expect([second.status, await second.text()]).toEqual([304, '']);
    expect(second.headers.get('cache-control')).toBe('private, no-cache');
  });

  test('an ETag is strong without compression and weak with it, and a request with either gets 304', async () => {
    const tagOf = async (encoding: string) =>
      (await send('/api/v1/long', { headers: { 'accept-encoding': encoding } })).headers.get('etag') ?? '';
    expect(await tagOf('identity')).toMatch(/^"/);
    for (const encoding of ['gzip', 'br']) {
      const etag = await tagOf(encoding);
      expect(etag).toMatch(/^W\/"/);
      const headers = { 'accept-encoding': encoding, 'if-none-match': etag };
      expect((await send('/api/v1/long', { headers })).status).toBe(304);
    }
  });

  test('a long answer of the API is compressed for clients that accept it', async () => {
    const answer = await send('/api/v1/long', { headers: { 'accept-encoding': 'gzip' } });
    expect(answer.headers.get('content-encoding')).toBe('gzip');
    expect((await answer.arrayBuffer()).byteLength).toBeLessThan(1000);
  });
});

describe('the log', () => {
  test('has one line for each request, without its query, and with the id of the answer', async () => {
    const answer = await send('/api/v1/notes?order=name&token=hush');
    const line = lines.find(({ msg }) => msg === 'request');
    expect(line).toMatchObject({ method: 'GET', route: '/api/v1/notes', status: 200 });
    expect(line?.requestId).toBe(answer.headers.get('x-request-id'));
    expect(JSON.stringify(lines)).not.toContain('hush');
  });

  test('contains no path, query or bound parameter, whatever the cause of a failure', async () => {
    const unread = () =>
      Promise.reject(new Error('[GET] "http://localhost/api/v1/search?query=canary": 500'));
    const pages = webRoutes({
      web: {
        clientFolder: '/nowhere',
        render: unread,
        renderShell: () => ({ answer: new Response('<p>shell</p>'), styleSources: [] }),
        matchPage: () => ({ pattern: '/search/:searchQuery?', query: [] }),
      },
      baseUrl: 'http://localhost:4300',
      request: () => new Response(),
      startup: async () => ({ themes: { all: [] } }) as never,
      log,
    });
    const app = build({ web: pages });
    for (const path of ['cast', 'duplicate', 'slow', 'json']) {
      const answer = await send(`/api/v1/faults/${path}/canary?x=canary`, {}, app);
      expect([path, answer.status]).toEqual([path, path === 'slow' ? 503 : 500]);
    }
    for (const path of ['/search/canary', '/api/v1/canary', '/api/v1/notes/canary', '/media/canary']) {
      await send(
        path,
        { headers: { accept: 'text/html', 'user-agent': 'canary', cookie: 'canary=canary' } },
        app,
      );
    }
    const text = JSON.stringify(lines);
    expect(text).not.toContain('canary');
    expect(text).toContain('"route":"/api/v1/faults/cast/:value"');
    expect(text).toContain('"route":"/search/:searchQuery?"');
    expect(text).toContain('"constraint":"genres_name_unique"');
    expect(text).toContain('"code":"57014"');
  });

  test('uses the request id of a load balancer', async () => {
    const answer = await send('/api/v1/notes', { headers: { 'x-request-id': 'from-the-balancer-1' } });
    expect(answer.headers.get('x-request-id')).toBe('from-the-balancer-1');
  });
});

describe('a full disk', () => {
  const full = () => build({ database: { ...database, hasFreeSpace: () => Promise.resolve(false) } });

  test('refuses changes with 507 and still answers reads', async () => {
    const answer = await send('/api/v1/notes/7', { method: 'POST', headers: token }, full());
    expect([answer.status, (await problem(answer)).code]).toEqual([507, 'no_space']);
    expect((await send('/api/v1/notes', {}, full())).status).toBe(200);
  });

  test('is reported by /health with the status 200', async () => {
    const answer = await send('/health', {}, full());
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ status: 'ok', checks: { database: 'ok', disk: 'full' } });
  });
});

describe('/health', () => {
  test('answers 200 while the database does, and is never cached', async () => {
    const answer = await send('/health', {}, build({ droppedLines: () => 3 }));
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.json()).toEqual({
      status: 'ok',
      checks: { database: 'ok', disk: 'ok' },
      log: { dropped_lines: 3 },
    });
  });

  test('answers 503 when the database does not, while the process counts as alive', async () => {
    const app = build({ database: { ...database, isHealthy: () => Promise.resolve(false) } });
    const answer = await send('/health', {}, app);
    expect(answer.status).toBe(503);
    expect(await answer.json()).toMatchObject({ status: 'failing', checks: { database: 'failing' } });
    expect((await send('/health/live', {}, app)).status).toBe(200);
  });
});
