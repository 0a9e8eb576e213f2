import {
  endOfMonth,
  isSameDay,
  startOfMonth,
  startOfYear,
  toCalendarDate,
  type CalendarDate,
  type DateValue,
} from '@internationalized/date';

/** A first and a last day. */
export interface Period<T extends DateValue = DateValue> {
  start: T;
  end: T;
}

/** The preset periods; they end with today at the latest. */
export const periods = {
  last7Days: (today: CalendarDate): Period<CalendarDate> => ({
    start: today.subtract({ days: 6 }),
    end: today,
  }),
  last30Days: (today: CalendarDate): Period<CalendarDate> => ({
    start: today.subtract({ days: 29 }),
    end: today,
  }),
  thisMonth: (today: CalendarDate): Period<CalendarDate> => ({ start: startOfMonth(today), end: today }),
  lastMonth: (today: CalendarDate): Period<CalendarDate> => {
    const start = startOfMonth(today).subtract({ months: 1 });
    return { start, end: endOfMonth(start) };
  },
  thisYear: (today: CalendarDate): Period<CalendarDate> => ({ start: startOfYear(today), end: today }),
};

/**
 * The period directly before: the same number of days, or, for whole months, the same number of months. So May is
 * compared with April instead of the 31 days before May.
 */
export function previousPeriod<T extends DateValue>({ start, end }: Period<T>): Period<T> {
  const first = toCalendarDate(start);
  const last = toCalendarDate(end);
  if (first.day === 1 && isSameDay(last, endOfMonth(last))) {
    const months = last.year * 12 + last.month - (first.year * 12 + first.month) + 1;
    return {
      start: start.subtract({ months }) as T,
      // The day before the period, with the end’s own time of day.
      end: end.set({ year: first.year, month: first.month, day: 1 }).subtract({ days: 1 }) as T,
    };
  }
  const days = last.compare(first) + 1;
  return { start: start.subtract({ days }) as T, end: end.subtract({ days }) as T };
}

/** The same days one year earlier. */
export const previousYear = <T extends DateValue>({ start, end }: Period<T>): Period<T> => ({
  start: start.subtract({ years: 1 }) as T,
  end: end.subtract({ years: 1 }) as T,
});

/** Whether two periods have the same days. */
export const isSamePeriod = (one: Period | null | undefined, other: Period | null | undefined): boolean =>
  one === other || (!!one && !!other && isSameDay(one.start, other.start) && isSameDay(one.end, other.end));
