import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { createSignAddress } from '../files/fileAddress.ts';
import { cdnHeaders } from './cdnHeaders.ts';
import { securityHeaders } from './securityHeaders.ts';

test('SETTING-11 a CDN is told how long to keep what is public, apart from browsers', async () => {
  let seconds = 600;
  const app = new Hono()
    .use(cdnHeaders(() => seconds))
    .get('/public', (c) => c.text('', 200, { 'cache-control': 'public, max-age=60' }))
    .get('/private', (c) => c.text('', 200, { 'cache-control': 'private, max-age=60' }));
  const headerOf = async (path: string) => (await app.request(path)).headers.get('cdn-cache-control');
  expect([await headerOf('/public'), await headerOf('/private')]).toEqual(['public, max-age=600', null]);
  seconds = 0;
  expect(await headerOf('/public')).toBeNull();
});

test('SETTING-18 the addresses of public files begin with that of the CDN, which pages may load from', async () => {
  const address = createSignAddress(Buffer.from('key'), () => 'https://cdn.example');
  expect(address({ disk: 'public', path: 'aa/b' })).toBe('https://cdn.example/media/files/public/aa/b');
  expect(address({ disk: 'uploads', path: 'aa/b' })).toMatch(/^\/media\/files\/uploads\//);
  const app = new Hono()
    .use(securityHeaders({ isHttps: false, mediaOrigins: () => ['https://cdn.example'] }))
    .get('/', (c) => c.html('<p>'));
  const policy = (await app.request('/')).headers.get('content-security-policy');
  expect(policy).toContain("img-src 'self' data: blob: https://cdn.example;");
  expect(policy).toContain("media-src 'self' blob: https://cdn.example;");
});
