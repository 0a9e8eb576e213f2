import type { PriceInterval } from './contract.ts';

/** How long one payment lasts. */
export interface Cycle {
  interval: PriceInterval;
  interval_count: number;
}

/**
 * The time after a number of cycles. Months and years are those of the calendar, counted from `start`, so that 31
 * January leads to 28 February and then to 31 March. All in UTC.
 */
export function addCycles(start: Date, { interval, interval_count }: Cycle, cycles: number): Date {
  const count = interval_count * cycles;
  const end = new Date(start);
  if (interval === 'day') {
    end.setUTCDate(end.getUTCDate() + count);
    return end;
  }
  const months = interval === 'year' ? 12 * count : count;
  end.setUTCDate(1);
  end.setUTCMonth(end.getUTCMonth() + months);
  const last = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate();
  end.setUTCDate(Math.min(start.getUTCDate(), last));
  return end;
}
