import { cached } from './cached.ts';

/** A moment, or, as `2026-03-04`, a day of the calendar, which is the same day everywhere. */
export type DateInput = Date | number | string;

const calendarDay = /^\d{4}-\d{2}-\d{2}$/;

/** Whether it is a day without a time, which no time zone moves. */
export const isCalendarDay = (value: DateInput): value is string =>
  typeof value === 'string' && calendarDay.test(value);

const formatter = cached(
  (locale: string, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options),
);

/** A moment or a day as a language writes it. */
export function formatDate(
  value: DateInput,
  locale: string,
  timeZone: string,
  options: Intl.DateTimeFormatOptions,
): string {
  const zone = isCalendarDay(value) ? 'UTC' : timeZone;
  // Servers put a narrow space before AM where browsers put a plain one.
  return formatter(locale, { ...options, timeZone: zone })
    .format(new Date(value))
    .replaceAll('\u202f', ' ');
}

/** For `datetime` of a `time` element. */
export const isoDate = (value: DateInput): string =>
  isCalendarDay(value) ? value : new Date(value).toISOString();
