import { createSecretKey } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { createTestApp, json, problem, send, signed, token, xsrfKey } from '../testing/testApp.ts';
import { createXsrfToken } from './xsrf.ts';

const sentWith = (value: string) => ({ cookie: `XSRF-TOKEN=${value}`, 'x-xsrf-token': value });

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
    ['a token of another key', sentWith(createXsrfToken(createSecretKey(Buffer.from('another')), ''))],
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
    const app = createTestApp({ baseUrl: 'https://segno.example' });
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
