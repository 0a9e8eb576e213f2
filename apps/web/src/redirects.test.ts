import { takenSegments } from '@segno/data';
import { expect, test } from 'vitest';
import { redirectOf, redirects } from './redirects.ts';

test.each([
  ['/password/reset', '/forgot-password'],
  // A wildcard is the rest, with its encoding.
  ['/albums/3', '/album/3'],
  ['/tags/late%20night/albums', '/tag/late%20night/albums'],
  // An optional segment may be missing.
  ['/channels/genre/folk', '/channel/genre/folk'],
  ['/channels/genre', '/channel/genre'],
])('ROUTE-7 %s leads to %s', (address, target) => {
  expect(redirectOf(address)).toBe(target);
});

test.each(['/', '/albums', '/channels', '/channels/a/b/c', '/library/other', '/album/3', '//albums/3'])(
  'ROUTE-7 %s leads to no other page',
  (address) => {
    expect(redirectOf(address)).toBeUndefined();
  },
);

test('ROUTE-7 no redirect leads to a redirect, or off the site', () => {
  for (const path of Object.keys(redirects)) {
    const target = redirectOf(path.replaceAll(/:\w+\??|\*/g, '1')) ?? '';
    expect(redirectOf(target)).toBeUndefined();
    expect(takenSegments).toContain(target.split('/')[1]);
  }
  expect(redirectOf('/albums//example.com')).toBe('/album//example.com');
});
