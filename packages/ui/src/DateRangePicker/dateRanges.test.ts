import { CalendarDateTime, parseDate } from '@internationalized/date';
import { expect, test } from 'vitest';
import { isSamePeriod, periods, previousPeriod, previousYear, type Period } from './dateRanges.ts';

const period = (start: string, end: string) => ({ start: parseDate(start), end: parseDate(end) });
const formatPeriod = ({ start, end }: Period) => `${start.toString()}/${end.toString()}`;

test.each([
  ['last7Days', '2026-11-21', '2026-11-15/2026-11-21'],
  ['last30Days', '2026-11-21', '2026-10-23/2026-11-21'],
  ['thisMonth', '2026-11-21', '2026-11-01/2026-11-21'],
  ['lastMonth', '2026-11-21', '2026-10-01/2026-10-31'],
  ['lastMonth', '2027-01-31', '2026-12-01/2026-12-31'],
  ['lastMonth', '2028-03-31', '2028-02-01/2028-02-29'],
  ['thisYear', '2026-11-21', '2026-01-01/2026-11-21'],
] as const)('%s on %s is %s', (name, today, expected) => {
  expect(formatPeriod(periods[name](parseDate(today)))).toBe(expected);
});

test.each([
  ['2026-11-15', '2026-11-21', '2026-11-08/2026-11-14'],
  ['2026-11-21', '2026-11-21', '2026-11-20/2026-11-20'],
  ['2026-11-01', '2026-11-21', '2026-10-11/2026-10-31'],
  ['2026-05-01', '2026-05-31', '2026-04-01/2026-04-30'],
  ['2026-03-01', '2026-03-31', '2026-02-01/2026-02-28'],
  ['2026-01-01', '2026-03-31', '2025-10-01/2025-12-31'],
  ['2026-01-01', '2026-12-31', '2025-01-01/2025-12-31'],
])('before %s to %s comes %s', (start, end, expected) => {
  expect(formatPeriod(previousPeriod(period(start, end)))).toBe(expected);
});

test('one year before 29 February is 28 February', () => {
  expect(formatPeriod(previousYear(period('2028-02-01', '2028-02-29')))).toBe('2027-02-01/2027-02-28');
});

test('times of day are kept', () => {
  const before = previousPeriod({
    start: new CalendarDateTime(2026, 5, 1, 8),
    end: new CalendarDateTime(2026, 5, 31, 20),
  });
  expect(formatPeriod(before)).toBe('2026-04-01T08:00:00/2026-04-30T20:00:00');
});

test('two periods are equal if their days are equal', () => {
  expect(isSamePeriod(period('2026-05-01', '2026-05-31'), period('2026-05-01', '2026-05-31'))).toBe(true);
  expect(isSamePeriod(period('2026-05-01', '2026-05-31'), period('2026-05-01', '2026-05-30'))).toBe(false);
  expect(isSamePeriod(null, period('2026-05-01', '2026-05-30'))).toBe(false);
});
