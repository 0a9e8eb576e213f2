const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;
const week = 7 * day;
const month = 4.34524 * week;
const year = 12 * month;

const two = (value: number) => String(value).padStart(2, '0');

/** A playing time as a clock shows it: `3:45`, `1:02:03`. */
export function formatDuration(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / second));
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

const unit = (value: number, name: string, language: string, unitDisplay: 'short' | 'long') =>
  new Intl.NumberFormat(language, { style: 'unit', unit: name, unitDisplay }).format(value);

/** A playing time in words, to the minute, or to the second when it is shorter: `1 hr 12 min`, `3 min 45 sec`. */
export function formatLongDuration(
  milliseconds: number,
  language: string,
  unitDisplay: 'short' | 'long' = 'short',
): string {
  const seconds = Math.max(0, Math.round(milliseconds / second));
  const minutes = seconds < 3600 ? Math.floor(seconds / 60) : Math.round(seconds / 60);
  const parts =
    seconds < 3600
      ? ([
          [minutes, 'minute'],
          [seconds % 60, 'second'],
        ] as const)
      : ([
          [Math.floor(minutes / 60), 'hour'],
          [minutes % 60, 'minute'],
        ] as const);
  const said = parts
    .filter(([value]) => value > 0)
    .map(([value, name]) => unit(value, name, language, unitDisplay));
  return said.join(' ') || unit(0, 'second', language, unitDisplay);
}

/** A number with its group separators: `12,345`. */
export const formatNumber = (value: number, language: string): string =>
  new Intl.NumberFormat(language).format(value);

/** A large number, rounded and short: `1.2M`. */
export const formatCompactNumber = (value: number, language: string): string =>
  new Intl.NumberFormat(language, { notation: 'compact', maximumFractionDigits: 1 }).format(value);

/** A calendar day, `2026-03-04`, written out. It has no time zone, so it is the same day everywhere. */
export const formatCalendarDate = (date: string, language: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  );

const steps = [
  [minute, hour, 'minute'],
  [hour, day, 'hour'],
  [day, week, 'day'],
  [week, month, 'week'],
  [month, year, 'month'],
  [year, Number.POSITIVE_INFINITY, 'year'],
] as const;

/**
 * How long ago an instant was, or how far ahead it is (TIME-1); null when it is less than a minute, for
 * which the caller has words.
 */
export function formatRelativeTime(
  instant: string | number | Date,
  now: number,
  language: string,
): string | null {
  const distance = new Date(instant).getTime() - now;
  const step = steps.find(([from, to]) => Math.abs(distance) >= from && Math.abs(distance) < to);
  return step
    ? new Intl.RelativeTimeFormat(language, { numeric: 'always' }).format(
        Math.trunc(distance / step[0]),
        step[2],
      )
    : null;
}
