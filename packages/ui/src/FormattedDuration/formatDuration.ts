import { formatNumber } from '../FormattedNumber/formatNumber.ts';

const two = (value: number) => String(value).padStart(2, '0');

/** The whole hours, minutes and seconds in so many milliseconds. What is negative counts as nothing. */
function parts(milliseconds: number) {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000));
  return { hour: Math.floor(seconds / 3600), minute: Math.floor(seconds / 60) % 60, second: seconds % 60 };
}

/** As a clock shows it: `3:07`, `1:02:03`. */
export function formatClock(milliseconds: number): string {
  const { hour, minute, second } = parts(milliseconds);
  return hour > 0 ? `${hour}:${two(minute)}:${two(second)}` : `${minute}:${two(second)}`;
}

/** In words: `3 minutes 7 seconds`, or short, `3 min 7 sec`. */
export function formatWords(milliseconds: number, locale: string, unitDisplay: 'long' | 'short'): string {
  const said = Object.entries(parts(milliseconds)).filter(([, value]) => value > 0);
  return (said.length > 0 ? said : [['second', 0] as const])
    .map(([unit, value]) => formatNumber(value, locale, { style: 'unit', unit, unitDisplay }))
    .join(' ');
}

/** For `datetime` of a `time` element: `PT1H2M3S`. */
export function isoDuration(milliseconds: number): string {
  const { hour, minute, second } = parts(milliseconds);
  const said = `${hour ? `${hour}H` : ''}${minute ? `${minute}M` : ''}${second ? `${second}S` : ''}`;
  return `PT${said || '0S'}`;
}
