import { expect, test } from 'vitest';
import { formatNumber } from './formatNumber.ts';

test.each([
  [1_234_567.891, 'en-US', {}, '1,234,567.891'],
  [1_234_567.891, 'de-DE', { maximumFractionDigits: 1 }, '1.234.567,9'],
  [0.256, 'en-US', { style: 'percent' }, '26%'],
  [9.5, 'en-US', { style: 'currency', currency: 'EUR' }, '€9.50'],
  [1_250_000, 'en-US', { notation: 'compact', maximumFractionDigits: 1 }, '1.3M'],
] as const)('%d in %s with %o is %s', (value, locale, options, text) => {
  expect(formatNumber(value, locale, options)).toBe(text);
});
