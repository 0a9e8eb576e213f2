import { expect, test } from 'vitest';
import {
  formatCalendarDate,
  formatCompactNumber,
  formatDuration,
  formatLongDuration,
  formatRelativeTime,
} from './format.ts';

test.each([
  [0, '0:00'],
  [999, '0:00'],
  [9_000, '0:09'],
  [225_000, '3:45'],
  [3_599_999, '59:59'],
  [3_723_000, '1:02:03'],
  [-5, '0:00'],
])('%i ms is %s on the clock', (milliseconds, text) => {
  expect(formatDuration(milliseconds)).toBe(text);
});

test.each([
  [0, '0 sec'],
  [45_000, '45 sec'],
  [225_000, '3 min 45 sec'],
  [3_600_000, '1 hr'],
  [4_351_000, '1 hr 13 min'],
  [7_199_000, '2 hr'],
])('%i ms is %s in words', (milliseconds, text) => {
  expect(formatLongDuration(milliseconds, 'en')).toBe(text);
});

test('a screen reader hears whole words, in the language', () => {
  expect(formatLongDuration(225_000, 'en', 'long')).toBe('3 minutes 45 seconds');
  expect(formatLongDuration(225_000, 'de', 'long')).toBe('3 Minuten 45 Sekunden');
});

test('numbers and dates are those of the language', () => {
  expect(formatCompactNumber(1_284_310, 'en')).toBe('1.3M');
  expect(formatCalendarDate('2026-03-04', 'en')).toBe('March 4, 2026');
  expect(formatCalendarDate('2026-03-04', 'de')).toBe('4. März 2026');
});

const second = 1000;
const day = 86_400 * second;
test.each([
  [59 * second, null],
  [60 * second, '1 minute ago'],
  [59 * 60 * second, '59 minutes ago'],
  [3600 * second, '1 hour ago'],
  [day, '1 day ago'],
  [6.9 * day, '6 days ago'],
  [7 * day, '1 week ago'],
  [4.34 * 7 * day, '4 weeks ago'],
  [4.3453 * 7 * day, '1 month ago'],
  [11.9 * 4.34524 * 7 * day, '11 months ago'],
  [12 * 4.3453 * 7 * day, '1 year ago'],
  [-2 * day, 'in 2 days'],
])('TIME-1 %i ms ago is "%s"', (distance, text) => {
  const now = Date.UTC(2026, 10, 21);
  expect(formatRelativeTime(now - distance, now, 'en')).toBe(text);
});
