import { expect, test } from 'vitest';
import { formatBytes } from './formatBytes.ts';

test.each([
  [0, '0 bytes', '0 bytes'],
  [1, '1 byte', '1 byte'],
  [999, '999 bytes', '999 bytes'],
  [1000, '1 kB', '1,000 bytes'],
  [1024, '1 kB', '1 KiB'],
  [1_500_000, '1.5 MB', '1.4 MiB'],
  [999_960, '1 MB', '976.5 KiB'],
  [1_048_570, '1 MB', '1 MiB'],
  [8e9, '8 GB', '7.5 GiB'],
  [5e18, '5,000 PB', '4,440.9 PiB'],
  [-1500, '-1.5 kB', '-1.5 KiB'],
])('%d bytes are %s or %s', (bytes, decimal, binary) => {
  const format = (units: 'decimal' | 'binary') =>
    formatBytes(bytes, 'en-US', { units, maximumFractionDigits: 1 }).replace('\u00a0', ' ');
  expect(format('decimal')).toBe(decimal);
  expect(format('binary')).toBe(binary);
});

test('the number is formatted for the language', () => {
  expect(formatBytes(1_550_000, 'de-DE', { units: 'decimal', maximumFractionDigits: 2 })).toBe('1,55 MB');
});
