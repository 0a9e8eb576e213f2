import { expect, test } from 'vitest';
import { formatRelativeTime, nextChange } from './formatRelativeTime.ts';

const now = Date.parse('2026-11-21T12:00:00Z');
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const week = 7 * day;
const month = Math.round(4.34524 * week);

test.each([
  [0, null],
  [59_999, null],
  [minute, '1 minute ago'],
  [59.9 * minute, '59 minutes ago'],
  [hour, '1 hour ago'],
  [23.9 * hour, '23 hours ago'],
  [day, '1 day ago'],
  [6.9 * day, '6 days ago'],
  [week, '1 week ago'],
  [4.3 * week, '4 weeks ago'],
  [month, '1 month ago'],
  [11.9 * month, '11 months ago'],
  [12 * month, '1 year ago'],
  [30 * month, '2 years ago'],
])('TIME-1 %d ms ago is %s', (distance, text) => {
  expect(formatRelativeTime(now - distance, now, 'en-US')).toBe(text);
});

test('a time in the future has its own text, and there is a short form', () => {
  expect(formatRelativeTime(now + 3 * day, now, 'en-US')).toBe('in 3 days');
  expect(formatRelativeTime(now - 3 * hour, now, 'en-US', 'narrow')).toBe('3h ago');
});

test('the text changes at the next change and not a millisecond before', () => {
  const lengths = [1, 30_000, minute, 90_000, hour - 1, hour, 5.5 * hour, 2.2 * day, 3.5 * week, 4.33 * week];
  for (const distance of [...lengths, month, 11.5 * month, 12 * month, 40 * month])
    for (const instant of [now - Math.round(distance), now + Math.round(distance)]) {
      const text = (at: number) => formatRelativeTime(instant, at, 'en-US') ?? String(instant > at);
      const next = Math.ceil(nextChange(instant, now));
      expect(next, text(now)).toBeGreaterThan(now);
      expect(text(next), `${text(now)}, next`).not.toBe(text(now));
      expect(text(next - 2), text(now)).toBe(text(now));
    }
});
