import { cached } from './cached.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const week = 7 * day;
const month = Math.round(4.34524 * week);
const year = 12 * month;

/** The units of a distance, each from its own length to that of the next (TIME-1). */
const steps = [
  [minute, hour, 'minute'],
  [hour, day, 'hour'],
  [day, week, 'day'],
  [week, month, 'week'],
  [month, year, 'month'],
  [year, Number.POSITIVE_INFINITY, 'year'],
] as const;

const stepOf = (distance: number) =>
  steps.find(([from, to]) => Math.abs(distance) >= from && Math.abs(distance) < to);

const formatter = cached(
  (locale: string, style: Intl.RelativeTimeFormatStyle) =>
    new Intl.RelativeTimeFormat(locale, { numeric: 'always', style }),
);

/** Formats the distance of an instant from now: `3 weeks ago`. Null below a minute, for which callers have a message. */
export function formatRelativeTime(
  instant: number,
  now: number,
  locale: string,
  style: Intl.RelativeTimeFormatStyle = 'long',
): string | null {
  const step = stepOf(instant - now);
  return step ? formatter(locale, style).format(Math.trunc((instant - now) / step[0]), step[2]) : null;
}

/** When the text changes next, in milliseconds since 1970. */
export function nextChange(instant: number, now: number): number {
  const distance = Math.abs(instant - now);
  const [length, end] = stepOf(instant - now) ?? [minute, minute];
  const whole = Math.floor(distance / length);
  if (instant <= now) return instant + Math.min((whole + 1) * length, end);
  return instant - whole * length + (whole > 0 ? 1 : 0);
}
