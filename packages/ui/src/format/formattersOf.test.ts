import { expect, test } from 'vitest';
import { formattersOf } from './formattersOf.ts';

test('a language writes numbers, dates and durations in its own way', () => {
  const english = formattersOf('en');
  expect(english.number(1_284_310)).toBe('1,284,310');
  expect(english.date('2026-03-04')).toBe('Mar 4, 2026');
  expect(english.date('2026-03-04', { dateStyle: 'long' })).toBe('March 4, 2026');
  expect(english.clock(225_000)).toBe('3:45');
  expect(english.duration(225_000)).toBe('3 minutes 45 seconds');
  const german = formattersOf('de');
  expect(german.number(1_284_310)).toBe('1.284.310');
  expect(german.date('2026-03-04', { dateStyle: 'long' })).toBe('4. März 2026');
  expect(german.duration(225_000)).toBe('3 Minuten 45 Sekunden');
});

test('a moment is written in the named time zone, or in UTC', () => {
  const { date } = formattersOf('en');
  expect(date('2026-03-04T23:30:00Z')).toBe('Mar 4, 2026');
  expect(date('2026-03-04T23:30:00Z', { dateStyle: 'medium', timeZone: 'Europe/Berlin' })).toBe(
    'Mar 5, 2026',
  );
});

test('a locale keeps its object, so that it can be a dependency of an effect', () => {
  expect(formattersOf('en')).toBe(formattersOf('en'));
  expect(formattersOf('en')).not.toBe(formattersOf('de'));
});
