import { expect, test } from 'vitest';
import { forgotPasswordPath, loginPath, registerPath } from './accountPaths.ts';

test('the paths of the pages for guests keep the wanted page and the address', () => {
  expect(loginPath()).toBe('/login');
  expect(loginPath({ next: '/search/a%2Fb?tab=1' })).toBe('/login?next=%2Fsearch%2Fa%252Fb%3Ftab%3D1');
  expect(registerPath({ next: null, email: 'a+b@segno.example' })).toBe(
    '/register?email=a%2Bb%40segno.example',
  );
  expect(forgotPasswordPath({ email: '' })).toBe('/forgot-password');
});
