import { formatNumber } from './formatNumber.ts';

/** In milliseconds. */
const minuteLength = 60_000;
const hourLength = 60 * minuteLength;

const two = (value: number) => String(value).padStart(2, '0');

/** Whole hours, minutes and seconds, without the rest of a second. A negative duration counts as zero. */
function parts(milliseconds: number) {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000));
  return { hour: Math.floor(seconds / 3600), minute: Math.floor(seconds / 60) % 60, second: seconds % 60 };
}

/** As a clock shows it: `3:07`, `1:02:03`. */
export function formatClock(milliseconds: number): string {
  const { hour, minute, second } = parts(milliseconds);
  return hour > 0 ? `${hour}:${two(minute)}:${two(second)}` : `${minute}:${two(second)}`;
}

export interface DurationOptions {
  /** `long` is 3 minutes 7 seconds, `short` is 3 min 7 sec. @default 'long' */
  length?: 'long' | 'short';
  /** `minute` rounds an hour and more to minutes: 1 hour 13 minutes. @default 'second' */
  precision?: 'second' | 'minute';
}

/** In words: `3 minutes 7 seconds`, or short, `3 min 7 sec`. */
export function formatDuration(
  milliseconds: number,
  locale: string,
  { length = 'long', precision = 'second' }: DurationOptions = {},
): string {
  const isRounded = precision === 'minute' && milliseconds >= hourLength;
  const units = parts(isRounded ? Math.round(milliseconds / minuteLength) * minuteLength : milliseconds);
  const shown = Object.entries(units).filter(([, value]) => value > 0);
  return (shown.length > 0 ? shown : [['second', 0] as const])
    .map(([unit, value]) => formatNumber(value, locale, { style: 'unit', unit, unitDisplay: length }))
    .join(' ');
}

/** For `datetime` of a `time` element: `PT1H2M3S`. */
export function isoDuration(milliseconds: number): string {
  const { hour, minute, second } = parts(milliseconds);
  const units = `${hour ? `${hour}H` : ''}${minute ? `${minute}M` : ''}${second ? `${second}S` : ''}`;
  return `PT${units || '0S'}`;
}
