import { expect, test, vi } from 'vitest';
import { categoryOf, initials } from './initials.ts';

test.each([
  ['Dora del Bosque', 'DB'],
  ['Prince', 'P'],
  ['  ana   maria ', 'AM'],
  ['“Weird” Al', 'WA'],
  ['Émile Zola', 'ÉZ'],
  ['李小龍', '李'],
  ['!!!', ''],
  ['', ''],
])('the initials of %j are %j', (name, expected) => {
  expect(initials(name)).toBe(expected);
});

test('a name always gets the same one of nine colours', () => {
  expect(categoryOf('Dora del Bosque')).toBe(categoryOf('Dora del Bosque'));
  const categories = new Set(Array.from({ length: 200 }, (_, index) => categoryOf(`Listener ${index}`)));
  expect([...categories].sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
});

test('initials are the same in every language of the browser, as in the HTML of the server', () => {
  const { toLocaleUpperCase } = String.prototype;
  vi.spyOn(String.prototype, 'toLocaleUpperCase').mockImplementation(function (this: string) {
    return toLocaleUpperCase.call(this, 'tr');
  });
  expect(initials('ilker ışık')).toBe('II');
  vi.restoreAllMocks();
});
