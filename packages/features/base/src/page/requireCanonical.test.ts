import { expect, test } from 'vitest';
import { requireCanonical } from './requireCanonical.ts';

const path = '/album/34/ida-marlow/slow-tide';
const redirectOf = (address: string | undefined, canonical = path) => {
  try {
    requireCanonical(
      canonical,
      address === undefined ? undefined : new URL(address, 'https://segno.example'),
    );
    return null;
  } catch (error) {
    const { status, headers } = error as Response;
    return [status, headers.get('location')];
  }
};

test('ROUTE-2 another slug, or none, is redirected permanently, with the query', () => {
  expect(redirectOf('/album/34')).toEqual([301, path]);
  expect(redirectOf('/album/34/somebody/something')).toEqual([301, path]);
  expect(redirectOf('/album/34?t=65')).toEqual([301, `${path}?t=65`]);
});

test('the address itself stays, however its letters are encoded', () => {
  expect(redirectOf(path)).toBeNull();
  expect(redirectOf('/artist/7/h%C3%A1lfdan', '/artist/7/h%c3%a1lfdan')).toBeNull();
  expect(redirectOf('/artist/7/a&b', '/artist/7/a%26b')).toBeNull();
});

test('loading data before a navigation does not redirect', () => {
  expect(redirectOf(undefined)).toBeNull();
});
