import { formatDate, type DateInput } from './formatDate.ts';
import { formatClock, formatDuration, type DurationOptions } from './formatDuration.ts';
import { formatNumber } from './formatNumber.ts';

/** How one language writes numbers, dates and durations. */
export interface Formatters {
  readonly number: (value: number, options?: Intl.NumberFormatOptions) => string;
  /** A day, `2026-03-04`, in the calendar; a moment in the time zone of the options. @default medium length, UTC */
  readonly date: (value: DateInput, options?: Intl.DateTimeFormatOptions) => string;
  /** Milliseconds as a clock shows them: `3:07`, `1:02:03`. */
  readonly clock: (milliseconds: number) => string;
  /** Milliseconds in words: `3 minutes 7 seconds`. */
  readonly duration: (milliseconds: number, options?: DurationOptions) => string;
}

const made = new Map<string, Formatters>();

/**
 * The texts of `FormattedNumber`, `FormattedDate` and `FormattedDuration`, for a message or a label, which take no
 * element. A locale gets the same object with each call.
 */
export function formattersOf(locale: string): Formatters {
  let formatters = made.get(locale);
  if (!formatters) {
    formatters = {
      number: (value, options) => formatNumber(value, locale, options),
      date: (value, options = { dateStyle: 'medium' }) =>
        formatDate(value, locale, options.timeZone ?? 'UTC', options),
      clock: formatClock,
      duration: (milliseconds, options) => formatDuration(milliseconds, locale, options),
    };
    made.set(locale, formatters);
  }
  return formatters;
}
