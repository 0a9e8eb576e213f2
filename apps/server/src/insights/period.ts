import { daysBetween, type InsightRange, insightRanges } from '@segno/data/contract';
import { addDays, dayIn } from './days.ts';

/** A period and the one of the same length before it. */
export interface ComparedPeriod {
  from: string;
  to: string;
  before_from: string;
  before_to: string;
}

interface PeriodInput {
  range: InsightRange;
  from?: string | undefined;
  to?: string | undefined;
}

/** The period of a request: its days, or a range that ends today in the zone. */
export function periodOf({ range, from, to }: PeriodInput, zone: string, now = Date.now()): ComparedPeriod {
  const last = to ?? dayIn(now, zone);
  const first = from ?? addDays(last, 1 - insightRanges[range]);
  return {
    from: first,
    to: last,
    before_from: addDays(first, -daysBetween(first, last)),
    before_to: addDays(first, -1),
  };
}
