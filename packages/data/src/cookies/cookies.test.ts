import { afterEach, expect, test, vi } from 'vitest';
import { languages } from '../i18n/contract.ts';
import { isKnownCookie, isPageCookie, parseCookies, readCookie } from './contract.ts';
import { choiceDays, writeCookie } from './writeCookie.ts';

test.each([
  ['a=1; b=2', { a: '1', b: '2' }],
  ['a=1;b=2;  c=3 ;', { a: '1', b: '2', c: '3' }],
  ['a=1; a=2', { a: '1' }],
  ['a = 1 ; =x; bare', { a: '1', '': 'x', bare: '' }],
  ['a=x=y=', { a: 'x=y=' }],
  ['a=x%3Dy; b=%E0%A4%A', { a: 'x=y', b: '%E0%A4%A' }],
  ['__proto__=1', Object.fromEntries([['__proto__', '1']])],
  ['', {}],
])('%s', (text, expected) => {
  expect(Object.fromEntries(parseCookies(text))).toEqual(expected);
});

test('a cookie is matched by its full name', () => {
  expect(readCookie('x-segno-theme=light; segno-theme=dark', 'segno-theme')).toBe('dark');
  expect(readCookie('XSRF-TOKEN=a;segno-theme=dark', 'segno-theme')).toBe('dark');
  expect(readCookie('x-segno-theme=light', 'segno-theme')).toBeUndefined();
});

test.each([
  ['segno-theme', ['light', 'dark', 'system', '0', '7'], ['', 'Dark', '007', '-1', '1e3', '<script>']],
  ['segno-language', languages, ['', 'PL', 'de', 'en-US']],
  ['segno-sidebar', ['collapsed'], ['', 'expanded']],
  ['segno-cookie-consent', ['1'], ['', '0', 'yes']],
  ['segno-recent', ['1', '6'], ['', '0', '7', '2"><script>']],
  ['segno-searched', ['1'], ['', '0']],
  ['segno-workspace', ['0', '7'], ['', '007', '-1', '1e3', '12345678901']],
] as const)('a cookie %s with an invalid value is treated as absent', (name, valid, invalid) => {
  for (const value of valid) expect(readCookie(`${name}=${value}`, name)).toBe(value);
  for (const value of invalid) expect(readCookie(`${name}=${value}`, name)).toBeUndefined();
});

test('cookies of the site, and cookies that a page depends on, are recognised by name', () => {
  expect(
    ['segno-theme', 'segno-workspace', 'XSRF-TOKEN', 'session', 'constructor', ''].map(isKnownCookie),
  ).toEqual([true, true, true, false, false, false]);
  expect(
    ['segno-theme', 'segno-workspace', 'XSRF-TOKEN', '__Host-XSRF-TOKEN', 'toString'].map(isPageCookie),
  ).toEqual([true, false, false, false, false]);
});

afterEach(() => vi.unstubAllGlobals());

test('COOKIE-2 a cookie is kept for 7 days, a choice for 365, and null deletes it', () => {
  const written: string[] = [];
  vi.stubGlobal('location', { protocol: 'https:' });
  vi.stubGlobal('document', {
    set cookie(text: string) {
      written.push(text);
    },
  });
  writeCookie('segno-searched', '1');
  writeCookie('segno-theme', 'dark', choiceDays);
  writeCookie('segno-theme', null);
  expect(written).toEqual([
    'segno-searched=1; path=/; max-age=604800; samesite=lax; secure',
    'segno-theme=dark; path=/; max-age=31536000; samesite=lax; secure',
    'segno-theme=; path=/; max-age=0; samesite=lax; secure',
  ]);
});
