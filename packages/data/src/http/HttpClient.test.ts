import { describe, expect, test } from 'vitest';
import { ApiError, errorMessage } from './ApiError.ts';
import { createHttpClient, type HttpMethod, resolvePath } from './HttpClient.ts';
import { testHttp } from './testHttp.ts';

const failure = async (answer: unknown, options: { signal?: AbortSignal; timeout?: number } = {}) => {
  const { http } = testHttp([answer]);
  const error = await http.send('albums/1', options).catch((reason: unknown) => reason);
  if (!(error instanceof ApiError)) throw new Error('No ApiError came.');
  return error;
};

describe('paths', () => {
  test.each([
    ['albums/1', '/api/v1/albums/1'],
    ['/albums/1', '/api/v1/albums/1'],
    ['auth/logout', '/auth/logout'],
    ['secure/thing', '/secure/thing'],
    ['log-viewer/logs', '/log-viewer/logs'],
    ['horizon', '/horizon'],
    ['authors', '/api/v1/authors'],
    ['https://cdn.example/x', 'https://cdn.example/x'],
    ['//cdn.example/x', '//cdn.example/x'],
  ])('HTTP-1 the path %s has the URL %s', (path, url) => {
    expect(resolvePath(path)).toBe(url);
  });

  test('a base URL is prepended to relative paths only', () => {
    expect(resolvePath('albums', 'https://segno.example/music/')).toBe(
      'https://segno.example/music/api/v1/albums',
    );
    expect(resolvePath('https://cdn.example/x', 'https://segno.example')).toBe('https://cdn.example/x');
  });
});

describe('query parameters', () => {
  test('HTTP-2 with, load and loadCount are joined by commas on a GET', async () => {
    const { http, sent } = testHttp();
    await http.send('albums', {
      query: { with: ['artists', 'tags'], load: ['label'], loadCount: ['likes', 'plays'] },
    });
    const query = sent[0]?.url.searchParams;
    expect(query?.get('with')).toBe('artists,tags');
    expect(query?.get('load')).toBe('label');
    expect(query?.get('loadCount')).toBe('likes,plays');
  });

  test('HTTP-2 a string that is already a comma list is sent unchanged, and a POST joins no lists', async () => {
    const { http, sent } = testHttp();
    await http.send('albums', { query: { with: 'artists,tags' } });
    await http.send('albums', { method: 'POST', query: { with: ['artists', 'tags'] } });
    expect(sent[0]?.url.searchParams.get('with')).toBe('artists,tags');
    expect(sent[1]?.url.searchParams.getAll('with')).toEqual(['artists', 'tags']);
  });

  test('null and undefined are not sent', async () => {
    const { http, sent } = testHttp();
    await http.send('albums', { query: { cursor: null, genre: undefined, perPage: 10 } });
    expect(sent[0]?.url.search).toBe('?perPage=10');
  });
});

describe('workspace', () => {
  const methods: [HttpMethod, string | null][] = [
    ['GET', '7'],
    ['POST', '7'],
    ['PUT', '7'],
    ['PATCH', null],
    ['DELETE', null],
  ];
  test.each(methods)('HTTP-3 a %s sends the workspace %s', async (method, expected) => {
    const { http, sent } = testHttp([], { workspaceId: () => 7 });
    await http.send('albums', { method });
    expect(sent[0]?.url.searchParams.get('workspaceId')).toBe(expected);
  });

  test('HTTP-3 a workspace given by the caller is kept', async () => {
    const { http, sent } = testHttp([], { workspaceId: () => 7 });
    await http.send('albums', { query: { workspaceId: 3 } });
    await http.send('albums?workspaceId=4');
    expect(sent.map(({ url }) => url.searchParams.getAll('workspaceId'))).toEqual([['3'], ['4']]);
  });

  test.each([0, null])('HTTP-3 the default workspace and a missing one are not sent: %s', async (id) => {
    const { http, sent } = testHttp([], { workspaceId: () => id });
    await http.send('albums');
    expect(sent[0]?.url.search).toBe('');
  });
});

describe('methods and headers', () => {
  test.each(['PUT', 'PATCH', 'DELETE'] as const)(
    'HTTP-4 %s is sent as POST with the method in a header and a parameter',
    async (method) => {
      const { http, sent } = testHttp();
      await http.send('albums/1', { method, body: { name: 'Tide' } });
      expect(sent[0]?.method).toBe('POST');
      expect(sent[0]?.headers.get('x-http-method-override')).toBe(method);
      expect(sent[0]?.url.searchParams.get('_method')).toBe(method);
      expect(sent[0]?.body).toEqual({ name: 'Tide' });
    },
  );

  test.each(['GET', 'POST'] as const)('HTTP-4 %s keeps its method', async (method) => {
    const { http, sent } = testHttp();
    await http.send('albums', { method });
    expect(sent[0]?.method).toBe(method);
    expect(sent[0]?.headers.has('x-http-method-override')).toBe(false);
    expect(sent[0]?.url.searchParams.has('_method')).toBe(false);
  });

  test('HTTP-6 cookies are sent and JSON is accepted', async () => {
    const { http, sent } = testHttp();
    await http.send('albums', { method: 'POST', body: { name: 'Tide' } });
    expect(sent[0]?.credentials).toBe('include');
    expect(sent[0]?.headers.get('accept')).toBe('application/json');
    expect(sent[0]?.headers.get('content-type')).toBe('application/json');
  });

  test('FormData is sent unchanged', async () => {
    const { http, sent } = testHttp();
    const body = new FormData();
    await http.send('images', { method: 'POST', body });
    expect(sent[0]?.body).toBe(body);
  });

  test('HTTP-5 the XSRF cookie is sent decoded as a header, to the same origin only', async () => {
    const { http, sent } = testHttp([], { cookies: () => 'a=1; XSRF-TOKEN=to%3Dken%3D; b=2' });
    for (const path of ['albums', 'https://segno.example/x', 'https://cdn.example/x', '//cdn.example/x']) {
      await http.send(path);
    }
    expect(sent.map(({ headers }) => headers.get('x-xsrf-token'))).toEqual([
      'to=ken=',
      'to=ken=',
      null,
      null,
    ]);
  });

  test('no XSRF header is sent without the cookie', async () => {
    const { http, sent } = testHttp([], { cookies: () => 'MY-XSRF-TOKEN=x' });
    await http.send('albums');
    expect(sent[0]?.headers.has('x-xsrf-token')).toBe(false);
  });
});

describe('errors', () => {
  test('ERROR-5 a response without a message gets a message with its status', async () => {
    const error = await failure(new Response('<h1>Bad gateway</h1>', { status: 502 }));
    expect(error).toMatchObject({
      status: 502,
      code: 'http_502',
      message: 'Request failed with status code 502',
      serverMessage: null,
      fields: {},
      action: null,
      trace: null,
    });
    expect(errorMessage(error)).toBeNull();
  });

  test('ERROR-1, ERROR-6 message, code, action and the first message of each field are read from the body', async () => {
    const error = await failure(
      Response.json(
        {
          message: 'Please check the fields.',
          code: 'invalid',
          errors: { name: ['Name is needed.', 'Name is short.'], email: 'Email is taken.', nothing: [] },
          action: { label: 'See plans', action: '/pricing' },
        },
        { status: 422 },
      ),
    );
    expect(error).toMatchObject({
      status: 422,
      code: 'invalid',
      message: 'Please check the fields.',
      fields: { name: 'Name is needed.', email: 'Email is taken.' },
      action: { label: 'See plans', action: '/pricing' },
    });
    expect(errorMessage(error, 'name')).toBe('Name is needed.');
    expect(errorMessage(error, 'other')).toBeNull();
  });

  test('ERROR-4 a response in debug mode is kept as the trace', async () => {
    const body = {
      ignitionTrace: true,
      exception: 'RuntimeError',
      message: 'Broken',
      trace: [],
      totalVendorGroups: 0,
    };
    expect((await failure(Response.json(body, { status: 500 }))).trace).toEqual(body);
  });

  test('ERROR-5 a failed connection is a network error', async () => {
    expect(await failure(new TypeError('fetch failed'))).toMatchObject({
      status: 0,
      code: 'network_error',
      message: 'Network error',
    });
  });

  test('ERROR-5 an aborted request has the code aborted', async () => {
    const signal = AbortSignal.abort();
    expect(await failure({}, { signal })).toMatchObject({ code: 'aborted', message: 'Request aborted' });
  });

  test('HTTP-7 the error of a configured timeout names it in milliseconds', async () => {
    const http = createHttpClient({
      baseUrl: 'https://segno.example',
      fetch: (_, init) =>
        new Promise((_resolve, reject) =>
          init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error)),
        ),
    });
    await expect(http.send('albums', { timeout: 1 })).rejects.toMatchObject({
      code: 'timeout',
      message: 'timeout of 1 ms exceeded',
    });
  });

  test('QUERY-4 the HTTP client itself never retries', async () => {
    const { http, sent } = testHttp([new Response(null, { status: 503 })]);
    await expect(http.send('albums')).rejects.toBeInstanceOf(ApiError);
    expect(sent).toHaveLength(1);
  });
});

describe('a refused XSRF token', () => {
  const refusal = () =>
    Response.json({ message: 'This page is out of date.', code: 'xsrf_mismatch' }, { status: 403 });

  test('HTTP-8 the request is sent once more with the token that the refusal has set', async () => {
    let cookie = '';
    const { http, sent } = testHttp([refusal(), { isDone: true }], {
      cookies: () => {
        const before = cookie;
        cookie = 'XSRF-TOKEN=new';
        return before;
      },
    });
    expect(await http.send('auth/login', { method: 'POST', body: { email: 'a' } })).toEqual({ isDone: true });
    expect(sent.map(({ headers }) => headers.get('x-xsrf-token'))).toEqual([null, 'new']);
    expect(sent.map(({ body }) => body)).toEqual([{ email: 'a' }, { email: 'a' }]);
  });

  test.each([
    ['without another token it is not sent again', () => 'XSRF-TOKEN=same', 1],
    ['a second refusal is final', (count: number) => `XSRF-TOKEN=${count}`, 2],
  ])('HTTP-8 %s', async (_, cookieOf, requests) => {
    let count = 0;
    const seen: string[] = [];
    const { http, sent } = testHttp([refusal()], {
      cookies: () => cookieOf((count += 1)),
      onErrorResponse: ({ code }) => seen.push(code),
    });
    await expect(http.send('auth/login', { method: 'POST' })).rejects.toThrow('This page is out of date.');
    expect(sent).toHaveLength(requests);
    expect(seen).toEqual(['xsrf_mismatch']);
  });
});

test('HTTP-11 a change is sent with keepalive unless the bodies that are being sent are too long together', async () => {
  const { http, sent } = testHttp([{}, {}, {}, new Error('lost'), {}]);
  const long = { method: 'POST', body: { name: 'x'.repeat(12_000) } } as const;
  await http.send('playlists');
  await Promise.all([http.send('playlists', long), http.send('playlists/2', long)]);
  await expect(http.send('playlists', long)).rejects.toThrow();
  await http.send('playlists', long);
  await http.send('playlists/1/image', { method: 'POST', body: new FormData() });
  await http.send('me/likes/tracks/1', { method: 'DELETE' });
  expect(sent.map(({ keepalive }) => keepalive)).toEqual([false, true, false, true, true, false, true]);
});

describe('HTTP-9 the key of a change', () => {
  const change = { method: 'POST', body: { name: 'Evening' } } as const;
  const keysOf = (sent: { headers: Headers }[]) => sent.map(({ headers }) => headers.get('idempotency-key'));

  test('is sent with changes of the own origin only', async () => {
    const { http, sent } = testHttp();
    await http.send('playlists', change);
    await http.send('playlists');
    await http.send('https://cdn.example/x', change);
    expect(keysOf(sent)).toEqual([expect.stringMatching(/^[\da-f]{24}$/), null, null]);
  });

  test('is the same for the same change while it runs, and after its answer was lost', async () => {
    const { http, sent } = testHttp([{}, {}, new Error('lost'), {}, {}]);
    await Promise.all([http.send('playlists', change), http.send('playlists', change)]);
    await expect(http.send('playlists', change)).rejects.toMatchObject({ code: 'network_error' });
    await http.send('playlists', change);
    await http.send('playlists', change);
    const [first, doubled, lost, retried, next] = keysOf(sent);
    expect(doubled).toBe(first);
    expect(retried).toBe(lost);
    expect(new Set([first, lost, next]).size).toBe(3);
  });

  test('is another one after another change, or when the server refused the change', async () => {
    const refusal = Response.json({}, { status: 422 });
    const { http, sent } = testHttp([new Error('lost'), {}, refusal, {}]);
    await expect(http.send('me/likes/tracks/1', { method: 'PUT' })).rejects.toThrow();
    await http.send('me/likes/tracks/1', { method: 'DELETE' });
    await expect(http.send('me/likes/tracks/1', { method: 'PUT' })).rejects.toThrow();
    await http.send('me/likes/tracks/1', { method: 'PUT' });
    expect(new Set(keysOf(sent)).size).toBe(4);
  });

  test('of each upload is its own', async () => {
    const { http, sent } = testHttp();
    const upload = () => http.send('playlists/1/image', { method: 'POST', body: new FormData() });
    await Promise.all([upload(), upload()]);
    expect(new Set(keysOf(sent)).size).toBe(2);
  });
});
