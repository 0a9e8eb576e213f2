import type { Price } from './contract.ts';
import type { Cycle } from './intervals.ts';

/** How often a visitor wants to pay. */
export type BillingCycle = 'yearly' | 'monthly';

/** Whether one payment lasts a year or more. */
const isYearly = ({ interval, interval_count }: Cycle) =>
  interval === 'year' || (interval === 'month' && interval_count >= 12);

/** Whether one payment lasts a month or more, and less than a year. */
const isMonthly = (cycle: Cycle) =>
  !isYearly(cycle) &&
  ((cycle.interval === 'day' && cycle.interval_count >= 30) || cycle.interval === 'month');

/** The price of a product for a cycle; the first one when there is none, undefined without prices. */
export const priceFor = (prices: readonly Price[], cycle: BillingCycle): Price | undefined =>
  prices.find(cycle === 'yearly' ? isYearly : isMonthly) ?? prices[0];

/** The cycles that at least one product has a price for, yearly first. */
export function cyclesOf(products: readonly { prices: readonly Price[] }[]): BillingCycle[] {
  const prices = products.flatMap((product) => product.prices);
  return [
    ...(prices.some(isYearly) ? (['yearly'] as const) : []),
    ...(prices.some(isMonthly) ? (['monthly'] as const) : []),
  ];
}

const monthsOf = ({ interval, interval_count }: Cycle) =>
  interval === 'year' ? 12 * interval_count : interval === 'month' ? interval_count : interval_count / 30;

/** Whether a product can be paid by the year, and twelve monthly payments cost no more (site health). */
export function hasUselessYear(prices: readonly Price[]): boolean {
  const yearly = prices.find(isYearly);
  const monthly = prices.find((price) => isMonthly(price) && price.currency === yearly?.currency);
  return yearly !== undefined && monthly !== undefined && savingOf(prices) === 0;
}

/** How much less a product costs in a year when it is paid yearly, in whole percent of twelve monthly payments. */
function savingOf(prices: readonly Price[]): number {
  const yearly = prices.find(isYearly);
  const monthly = prices.find((price) => isMonthly(price) && price.currency === yearly?.currency);
  if (!yearly || !monthly) return 0;
  const paidMonthly = (monthly.amount / monthsOf(monthly)) * 12;
  const paidYearly = (yearly.amount / monthsOf(yearly)) * 12;
  const saving = paidMonthly > 0 ? Math.round(((paidMonthly - paidYearly) / paidMonthly) * 100) : 0;
  return saving > 0 && saving <= 200 ? saving : 0;
}

/** The largest saving of several products in percent; 0 when there is none (BILLING-3). */
export const largestSaving = (products: readonly { prices: readonly Price[] }[]): number =>
  Math.max(0, ...products.map(({ prices }) => savingOf(prices)));
