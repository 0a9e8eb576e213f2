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

test('figures of other scripts are figures', () => {
  expect(cleanCode('١٢٣٤٥٦', 6)).toBe('123456');
  expect(cleanCode('۱۲۳۴۵۶', 6)).toBe('123456');
  expect(cleanCode('１２３４５６', 6)).toBe('123456');
  expect(digitsOf('१२')).toBe('12');
});

test('out of a message it takes the number that is as long as a code', () => {
  expect(cleanCode('Your Segno code is 482913. It is good for 10 minutes.', 6)).toBe('482913');
  expect(cleanCode('2 devices: use 48-29-13 now', 6)).toBe('482913');
});

test('what is too short is kept, what is too long is cut at its end', () => {
  expect(cleanCode('12', 6)).toBe('12');
  expect(cleanCode('12345678', 6)).toBe('123456');
});

test('no letter comes through', () => {
  expect(cleanCode('abc', 6)).toBe('');
  expect(cleanCode('a1b2', 6)).toBe('12');
});

test('a figure takes the place that it is typed on', () => {
  expect(writeCode('123456', '9', 2, 2, 6)).toBe('129456');
  expect(writeCode('12', '9', 2, 2, 6)).toBe('129');
  expect(writeCode('123456', '9', 6, 6, 6)).toBe('123456');
});

test('several figures take as many places, or those that are selected', () => {
  expect(writeCode('123456', '99', 1, 1, 6)).toBe('199456');
  expect(writeCode('123456', '9', 1, 4, 6)).toBe('1956');
  expect(writeCode('12', '3456', 2, 2, 6)).toBe('123456');
});
