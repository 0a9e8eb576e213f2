const milliseconds = 86_400_000;

const formats = new Map<string, Intl.DateTimeFormat | null>();

/** The format of times of a zone, or null for an unknown zone. */
function formatOf(zone: string): Intl.DateTimeFormat | null {
  let format = formats.get(zone);
  if (format === undefined) {
    try {
      format = new Intl.DateTimeFormat('en-US', {
        timeZone: zone,
        hourCycle: 'h23',
        year: 'numeric',
        month: '2-digit',
        day: '2-digit',
        hour: '2-digit',
        minute: '2-digit',
        second: '2-digit',
      });
    } catch {
      format = null;
    }
    formats.set(zone, format);
  }
  return format;
}

export const isTimeZone = (zone: string): boolean => formatOf(zone) !== null;

/** The wall clock of a zone at an instant, as if it were UTC. */
function wallClock(time: number, zone: string): number {
  const parts = Object.fromEntries(
    (formatOf(zone) ?? formatOf('UTC'))!.formatToParts(time).map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

const toDay = (time: number): string => new Date(time).toISOString().slice(0, 10);
export const addDays = (day: string, count: number): string => toDay(Date.parse(day) + count * milliseconds);

/** The day of an instant in a zone. */
export const dayIn = (time: number, zone: string): string =>
  toDay(zone === 'UTC' ? time : wallClock(time, zone));

/** The instant at which a day begins in a zone. */
export function startOfDay(day: string, zone: string): Date {
  const wanted = Date.parse(day);
  let time = wanted;
  // Twice, because the offset may differ at the first guess.
  for (let round = 0; round < 2; round += 1) time += wanted - wallClock(time, zone);
  return new Date(time);
}

/** The days from one to another, both included. */
export function daysFrom(from: string, to: string): string[] {
  const days: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
}

/** `dayIn` for many instants: instants of the same quarter of an hour have the same day. */
export function createDayIn(): (time: number, zone: string) => string {
  const known = new Map<string, string>();
  return (time, zone) => {
    const key = `${Math.floor(time / 900_000)} ${zone}`;
    let day = known.get(key);
    if (day === undefined) known.set(key, (day = dayIn(time, zone)));
    return day;
  };
}
