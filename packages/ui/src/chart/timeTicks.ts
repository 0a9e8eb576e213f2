const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/** Steps of at most 14 days, in milliseconds. */
const even = [
  ...[1, 5, 15, 30].map((count) => count * second),
  ...[1, 5, 15, 30].map((count) => count * minute),
  ...[1, 3, 6, 12].map((count) => count * hour),
  ...[1, 2, 7, 14].map((count) => count * day),
];

/** Steps in months, whose lengths differ. */
const months = [1, 3, 6, 12, 24, 60, 120, 240, 600, 1200];
const month = 30.44 * day;

/** The units of the labels of a time axis, from the largest step to the smallest. */
export type TimeUnit = 'year' | 'month' | 'day' | 'hour' | 'second';

/** The UTC offset of a time zone at an instant, in milliseconds. */
export function zoneOffset(time: number, timeZone: string): number {
  if (timeZone === 'UTC') return 0;
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(time);
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((candidate) => candidate.type === type)?.value);
  const clock = Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  );
  return clock - Math.floor(time / second) * second;
}

/** Instants on whole hours, days, Mondays, months or years in a time zone, at most the given number. */
export function timeTicks(
  from: number,
  to: number,
  most: number,
  timeZone: string,
): { ticks: number[]; unit: TimeUnit } {
  const span = Math.max(1, to - from);
  const target = span / Math.max(1, most);
  const local = (time: number) => time + zoneOffset(time, timeZone);
  const toTime = (clock: number) => {
    const guess = clock - zoneOffset(clock, timeZone);
    return clock - zoneOffset(guess, timeZone);
  };
  const within = (time: number) => time >= from && time <= to;

  const step = even.find((size) => size >= target);
  if (step !== undefined && step <= 14 * day) {
    // The first of January 1970 was a Thursday; weeks begin on Monday.
    const origin = step >= 7 * day ? 4 * day : 0;
    const ticks: number[] = [];
    for (
      let clock = Math.ceil((local(from) - origin) / step) * step + origin;
      clock <= local(to);
      clock += step
    ) {
      ticks.push(toTime(clock));
    }
    return {
      ticks: ticks.filter(within),
      unit: step < minute ? 'second' : step < day ? 'hour' : 'day',
    };
  }

  const size = months.find((count) => count * month >= target) ?? months.at(-1)!;
  const start = new Date(local(from));
  const ticks: number[] = [];
  let index = Math.floor((start.getUTCFullYear() * 12 + start.getUTCMonth()) / size) * size;
  for (;;) {
    const time = toTime(Date.UTC(Math.floor(index / 12), index % 12));
    if (time > to) break;
    if (time >= from) ticks.push(time);
    index += size;
  }
  return { ticks, unit: size >= 12 ? 'year' : 'month' };
}

/** The format of a tick of this unit. */
export const tickFormat = (unit: TimeUnit, timeZone: string): Intl.DateTimeFormatOptions => ({
  timeZone,
  ...(
    {
      year: { year: 'numeric' },
      month: { month: 'short', year: '2-digit' },
      day: { day: 'numeric', month: 'short' },
      hour: { hour: 'numeric', minute: '2-digit' },
      second: { hour: 'numeric', minute: '2-digit', second: '2-digit' },
    } satisfies Record<TimeUnit, Intl.DateTimeFormatOptions>
  )[unit],
});
