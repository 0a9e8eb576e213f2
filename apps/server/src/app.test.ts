import { DrizzleQueryError, sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { AppParts } from './app.ts';
import { openTestDatabase, type TestDatabase } from './testing/testDatabase.ts';
import { genres } from './genres/table.ts';
import type { AppEnv } from './http/AppEnv.ts';
import { createLog } from './log.ts';
import { createTestApp, json, problem, send as sendTo, testApi, token } from './testing/testApp.ts';
import { webRoutes } from './web/routes.ts';

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

const api = new Hono<AppEnv>()
  .route('/', testApi)
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
  });

const build = (parts: Partial<AppParts> = {}) => createTestApp({ database, log, api, ...parts });
const send = (path: string, init: RequestInit = {}, app = build()) => sendTo(path, init, app);

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

test('BACKSTAGE-10 guests share no answer to a private link', async () => {
  let count = 0;
  const own = new Hono<AppEnv>().get('/private-albums/:token', (c) => c.json({ count: (count += 1) }));
  const app = build({ api: own, guestLifetime: 60_000 });
  const read = async () => (await send('/api/v1/private-albums/hgs7s59GRfwU7fPO', {}, app)).json();
  expect([await read(), await read()]).toEqual([{ count: 1 }, { count: 2 }]);
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
        scriptSource: '',
        render: unread,
        renderShell: () => ({ status: 200, headers: new Headers(), body: '<p>shell</p>', styleSources: [] }),
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

test('LOAD-4 requests to the API, to the sign-in, for media, documents and by services cost a client something, and files of the web app nothing', async () => {
  const charged: string[] = [];
  const rateLimit: AppParts['rateLimit'] = (c, next) => {
    c.set('charge', () => void charged.push(c.req.path));
    return next();
  };
  const customFrame = new Hono<AppEnv>().get('/draft/:token', (c) => c.text(''));
  const app = build({ rateLimit, customFrame });
  const costly = [
    '/api/v1/notes',
    '/auth/login',
    '/secure/x',
    '/media/audio/x',
    '/media/images/x/64',
    // Each message is verified, also of those who are no payment service; a document is drawn for each request.
    '/webhooks/paypal',
    '/documents/invoices/1/pdf',
    '/mail/end-session/x',
    '/draft/x',
  ];
  for (const path of [...costly, '/assets/x', '/health', '/album/1']) await send(path, {}, app);
  expect(charged).toEqual(costly);
});

test('MEDIA-1 sound and pictures are sent to those only whom the rule of media admits', async () => {
  const media = new Hono<AppEnv>().get('*', (c) => c.text('bytes'));
  const mediaAccess: AppParts['mediaAccess'] = (c, next) =>
    c.req.path.endsWith('/draft') ? Promise.resolve(c.notFound()) : next();
  const app = build({ media, mediaAccess });
  expect((await send('/media/audio/draft', {}, app)).status).toBe(404);
  expect((await send('/media/audio/song', {}, app)).status).toBe(200);
});

test('LOAD-4 the reports of an embedded player are limited as bodies of the API, and refused while the disk is full', async () => {
  const embeds = new Hono<AppEnv>().post('/embed/plays', async (c) =>
    c.json({ size: (await c.req.text()).length }),
  );
  const report = async (size: number, hasFreeSpace = true) => {
    const app = build({ embeds, database: { ...database, hasFreeSpace: async () => hasFreeSpace } });
    // Without a length, as in parts.
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        for (let sent = 0; sent < size; sent += 100_000) controller.enqueue(new Uint8Array(100_000));
        controller.close();
      },
    });
    return (await send('/embed/plays', { method: 'POST', body, duplex: 'half' } as RequestInit, app)).status;
  };
  expect(await report(900_000)).toBe(200);
  expect(await report(1_100_000)).toBe(413);
  expect(await report(100_000, false)).toBe(507);
});
