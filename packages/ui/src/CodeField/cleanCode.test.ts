import { expect, test } from 'vitest';
import { cleanCode, digitsOf, writeCode } from './cleanCode.ts';

test.each([
  ['123456', '123456'],
  [' 123 456 ', '123456'],
  ['123-456', '123456'],
  ['1 2 3 4 5 6', '123456'],
  ['12–34–56', '123456'],
  ['123\u00a0456\n', '123456'],
])('%j is the code without what makes it readable', (text, code) => {
  expect(cleanCode(text, 6)).toBe(code);
});

test('digits of other scripts are digits', () => {
  expect(cleanCode('١٢٣٤٥٦', 6)).toBe('123456');
  expect(cleanCode('۱۲۳۴۵۶', 6)).toBe('123456');
  expect(cleanCode('１２３４５６', 6)).toBe('123456');
  expect(digitsOf('१२')).toBe('12');
});

test('in a message, the number with the length of a code is the code', () => {
  expect(cleanCode('Your Segno code is 482913. It is good for 10 minutes.', 6)).toBe('482913');
  expect(cleanCode('2 devices: use 48-29-13 now', 6)).toBe('482913');
});

test('a short code is kept, a long one is truncated at its end', () => {
  expect(cleanCode('12', 6)).toBe('12');
  expect(cleanCode('12345678', 6)).toBe('123456');
});

test('letters are removed', () => {
  expect(cleanCode('abc', 6)).toBe('');
  expect(cleanCode('a1b2', 6)).toBe('12');
});

test('a digit replaces the one at the caret', () => {
  expect(writeCode('123456', '9', 2, 2, 6)).toBe('129456');
  expect(writeCode('12', '9', 2, 2, 6)).toBe('129');
  expect(writeCode('123456', '9', 6, 6, 6)).toBe('123456');
});

test('several digits replace as many digits, or the selected ones', () => {
  expect(writeCode('123456', '99', 1, 1, 6)).toBe('199456');
  expect(writeCode('123456', '9', 1, 4, 6)).toBe('1956');
  expect(writeCode('12', '3456', 2, 2, 6)).toBe('123456');
});
