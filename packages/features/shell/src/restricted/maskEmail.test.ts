import { expect, test } from 'vitest';
import { maskEmail } from './maskEmail.ts';

test.each([
  ['noor.haddad@segno.example', 'no*********@segno.example'],
  ['ab@segno.example', 'ab***@segno.example'],
  ['a@segno.example', 'a***@segno.example'],
  ['"a@b"@segno.example', '"a***@segno.example'],
  ['😀😀😀😀😀😀@segno.example', '😀😀****@segno.example'],
])('VERIFY-2 an address shows its first two characters and its domain: %s', (email, masked) => {
  expect(maskEmail(email)).toBe(masked);
});

test.each(['', 'noor', '@segno.example'])(
  'VERIFY-2 without an address there are only asterisks: %j',
  (email) => {
    expect(maskEmail(email)).toBe('**********');
  },
);
