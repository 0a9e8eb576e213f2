import { expect, test } from 'vitest';
import { createTestApp, send } from '../testing/testApp.ts';

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
  const { headers } = await send('/', {}, createTestApp({ iconOrigins: () => ['https://cdn.example'] }));
  expect(headers.get('content-security-policy')).toContain("; connect-src 'self' https://cdn.example;");
});

test('over HTTPS answers have Strict-Transport-Security for a year', async () => {
  const answer = await send('/', {}, createTestApp({ baseUrl: 'https://segno.example' }));
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
