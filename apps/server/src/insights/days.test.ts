import { expect, test } from 'vitest';
import { dayIn, daysFrom, isTimeZone, startOfDay } from './days.ts';

test.each([
  ['2026-03-29T22:30:00Z', 'Europe/Berlin', '2026-03-30'],
  ['2026-03-29T22:30:00Z', 'America/New_York', '2026-03-29'],
  ['2026-01-01T18:29:59Z', 'Asia/Kolkata', '2026-01-01'],
  ['2026-01-01T18:30:00Z', 'Asia/Kolkata', '2026-01-02'],
])('INSIGHT-2 %s is in %s the day %s', (time, zone, day) => {
  expect(dayIn(Date.parse(time), zone)).toBe(day);
});

test.each([
  ['2026-03-29', 'Europe/Berlin', '2026-03-28T23:00:00.000Z'],
  ['2026-03-30', 'Europe/Berlin', '2026-03-29T22:00:00.000Z'],
  ['2026-11-01', 'America/New_York', '2026-11-01T04:00:00.000Z'],
  ['2026-07-01', 'UTC', '2026-07-01T00:00:00.000Z'],
])('INSIGHT-2 the day %s begins in %s at %s', (day, zone, start) => {
  expect(startOfDay(day, zone).toISOString()).toBe(start);
});

test('a period has each day once, and unknown zones are known as such', () => {
  expect(daysFrom('2026-02-27', '2026-03-01')).toEqual(['2026-02-27', '2026-02-28', '2026-03-01']);
  expect([isTimeZone('Europe/Warsaw'), isTimeZone('Europe/Atlantis')]).toEqual([true, false]);
});
