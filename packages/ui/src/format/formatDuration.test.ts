import { expect, test } from 'vitest';
import { formatClock, formatDuration, isoDuration } from './formatDuration.ts';

const second = 1000;
const hour = 3600 * second;

test.each([
  [0, '0:00', '0 seconds', 'PT0S'],
  [-5 * second, '0:00', '0 seconds', 'PT0S'],
  [7999, '0:07', '7 seconds', 'PT7S'],
  [60 * second, '1:00', '1 minute', 'PT1M'],
  [187 * second, '3:07', '3 minutes 7 seconds', 'PT3M7S'],
  [hour, '1:00:00', '1 hour', 'PT1H'],
  [3723 * second, '1:02:03', '1 hour 2 minutes 3 seconds', 'PT1H2M3S'],
  [100 * hour + second, '100:00:01', '100 hours 1 second', 'PT100H1S'],
])('%d ms are %s, %s, %s', (milliseconds, clock, words, iso) => {
  expect(formatClock(milliseconds)).toBe(clock);
  expect(formatDuration(milliseconds, 'en-US')).toBe(words);
  expect(isoDuration(milliseconds)).toBe(iso);
});

test('units are long or short, in the language', () => {
  expect(formatDuration(187 * second, 'en-US', { length: 'short' })).toBe('3 min 7 sec');
  expect(formatDuration(187 * second, 'de-DE')).toBe('3 Minuten 7 Sekunden');
});

test.each([
  [0, '0 sec'],
  [45_999, '45 sec'],
  [225_000, '3 min 45 sec'],
  [hour - 1, '59 min 59 sec'],
  [hour, '1 hr'],
  [4_351_000, '1 hr 13 min'],
  [2 * hour - second, '2 hr'],
])('to the minute, %d ms are %s', (milliseconds, words) => {
  expect(formatDuration(milliseconds, 'en-US', { length: 'short', precision: 'minute' })).toBe(words);
});
