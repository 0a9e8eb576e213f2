import { expect, test } from 'vitest';
import { readColor, writeRgb } from './readColor.ts';

test.each([
  ['#C23D14', '#c23d14'],
  ['c23d14', '#c23d14'],
  [' #abc ', '#aabbcc'],
  ['abcd', '#aabbccdd'],
  ['#c23d1480', '#c23d1480'],
  ['#c23d14ff', '#c23d14'],
  ['rgb(194, 61, 20)', '#c23d14'],
  ['rgb(194 61 20 / 50%)', '#c23d1480'],
  ['hsl(0 100% 50%)', '#ff0000'],
  ['rebeccapurple', '#663399'],
  ['transparent', '#00000000'],
])('%s is %s', (text, hex) => {
  expect(readColor(text)).toBe(hex);
});

test.each(['', 'c23d1', '#12', 'rgb(1, 2)', 'var(--x)', 'currentColor', 'url(x)'])(
  '“%s” is no colour',
  (text) => {
    expect(readColor(text)).toBeNull();
  },
);

test('alpha is dropped where it is not allowed', () => {
  expect(readColor('#c23d1480', false)).toBe('#c23d14');
});

test('a colour written as rgb() is read back', () => {
  expect(writeRgb('#c23d14')).toBe('rgb(194 61 20)');
  expect(writeRgb('#c23d1480')).toBe('rgb(194 61 20 / 50%)');
  expect(readColor(writeRgb('#c23d1480'))).toBe('#c23d1480');
});
