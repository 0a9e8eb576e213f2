import { expect, test } from 'vitest';
import { formatDate, isoDate } from './formatDate.ts';

test('the day of a moment depends on the time zone', () => {
  const moment = '2026-03-04T23:30:00Z';
  const options = { dateStyle: 'long' } as const;
  expect(formatDate(moment, 'en-US', 'UTC', options)).toBe('March 4, 2026');
  expect(formatDate(moment, 'en-US', 'Europe/Berlin', options)).toBe('March 5, 2026');
  expect(formatDate(moment, 'de-DE', 'UTC', options)).toBe('4. März 2026');
});

test('a day of the calendar is the same day everywhere', () => {
  for (const zone of ['UTC', 'Pacific/Kiritimati', 'Pacific/Pago_Pago'])
    expect(formatDate('2026-03-04', 'en-US', zone, { dateStyle: 'medium' })).toBe('Mar 4, 2026');
  expect(isoDate('2026-03-04')).toBe('2026-03-04');
});

test('times have plain spaces on the server as in browsers', () => {
  expect(formatDate('2026-03-04T15:05:00Z', 'en-US', 'UTC', { timeStyle: 'short' })).toBe('3:05 PM');
});

test('Date objects, milliseconds and ISO texts give the same moment', () => {
  const iso = '2026-03-04T15:05:00.000Z';
  expect([isoDate(new Date(iso)), isoDate(Date.parse(iso)), isoDate(iso)]).toEqual([iso, iso, iso]);
});

test('an invalid date throws a RangeError', () => {
  expect(() => isoDate('yesterday')).toThrow(RangeError);
});
