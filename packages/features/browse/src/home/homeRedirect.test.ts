import { expect, test } from 'vitest';
import { homeRedirect } from './homeRedirect.ts';

test('HOME-1 the sign-in or the registration can be the home page of guests', () => {
  expect(homeRedirect('loginPage').headers.get('location')).toBe('/login');
  expect(homeRedirect('registerPage').headers.get('location')).toBe('/register');
});
