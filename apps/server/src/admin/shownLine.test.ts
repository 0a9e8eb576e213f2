import { expect, test } from 'vitest';
import { explains } from './shownLine.ts';

test('ADMIN-23 a line explains the texts that it can show', () => {
  expect(explains('Play :name', 'Play Low water')).toBeGreaterThan(0);
  expect(explains('[one 1 track|other :count tracks]', '1 track')).toBeGreaterThan(0);
  expect(explains('[one 1 track|other :count tracks]', '1,200 tracks')).toBeGreaterThan(0);
  expect(explains('[one 1 track|other :count tracks]', '12 albums')).toBe(0);
  expect(explains('What (else)?', 'What (else)?')).toBe(Number.POSITIVE_INFINITY);
  expect(explains('What (else)?', 'What els')).toBe(0);
  // A line without words of its own would explain everything.
  expect(explains(':a · :b', 'Low water · Nora')).toBe(0);
});

test('ADMIN-23 a line with more words of its own explains a text better', () => {
  const text = 'Play Low water';
  expect(explains('Play :name', text)).toBeLessThan(explains('Play Low :name', text));
  expect(explains('Play Low :name', text)).toBeLessThan(explains(text, text));
});

test('ADMIN-23 a line with a placeholder many times is compared at once', () => {
  const line = `${':name '.repeat(6)}of`;
  const begun = performance.now();
  expect(explains(line, `${'a '.repeat(60)}off`)).toBe(0);
  expect(explains(line, `${'a '.repeat(60)}of`)).toBeGreaterThan(0);
  expect(performance.now() - begun).toBeLessThan(500);
});
