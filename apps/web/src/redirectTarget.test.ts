import { expect, test } from 'vitest';
import { redirectTarget } from './redirectTarget.ts';

test.each(['/library', '/album/5/a/b?tab=about#track-3', '/search/a%2Fb', '/search/https://segno.example'])(
  'AUTH-7 a page of the site is opened after signing in: %s',
  (path) => {
    expect(redirectTarget(path)).toBe(path);
  },
);

test.each([
  '//example.com',
  '//example.com/search',
  String.raw`/\example.com`,
  String.raw`\\example.com`,
  '/%2Fexample.com',
  '/%2f%2fexample.com',
  '/%5cexample.com',
  '/\t/example.com',
  '/\n//example.com',
  '/.//example.com',
  '/a/..//example.com',
  String.raw`/./\example.com`,
  ' //example.com',
  'https://example.com',
  'javascript:alert(1)',
  'example.com',
  '//',
  '',
  null,
  undefined,
])('AUTH-7 an address off the site, or none, becomes home: %j', (path) => {
  expect(redirectTarget(path)).toBe('/');
});

test.each([
  '/login',
  '/login?next=%2Flogin',
  '/register',
  '/password/reset/abc',
  '/api/v1/startup',
  '/auth/logout',
])('AUTH-7 an address that is no page for a signed-in person becomes home: %s', (path) => {
  expect(redirectTarget(path)).toBe('/');
});
