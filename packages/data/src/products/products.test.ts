import { expect, test } from 'vitest';
import type { Price } from './contract.ts';
import { cyclesOf, largestSaving, priceFor } from './cycles.ts';
import { addCycles } from './intervals.ts';
import { formatMoney, toDecimal } from './money.ts';

const price = (amount: number, interval: Price['interval'], interval_count = 1, currency = 'EUR'): Price => ({
  id: amount + 1,
  amount,
  currency,
  interval,
  interval_count,
});

test.each([
  [1999, 'EUR', '19.99', '€19.99'],
  [5, 'EUR', '0.05', '€0.05'],
  [-350, 'EUR', '-3.50', '-€3.50'],
  [1999, 'JPY', '1999', '¥1,999'],
  [1999, 'KWD', '1.999', 'KWD 1.999'],
  // Intl knows other digits for these.
  [199_900, 'HUF', '1999.00', 'HUF 1,999.00'],
  [1999, 'IQD', '1.999', 'IQD 1.999'],
])('BILLING-5 %d in %s is %s', (amount, currency, decimal, shown) => {
  expect(toDecimal({ amount, currency })).toBe(decimal);
  expect(formatMoney('en', { amount, currency }).replaceAll('\u00a0', ' ')).toBe(shown);
});

test('BILLING-5 a short amount leaves out the zeros of a whole number', () => {
  expect(formatMoney('en', { amount: 5000, currency: 'EUR' }, { isShort: true })).toBe('€50');
  expect(formatMoney('en', { amount: 4990, currency: 'EUR' }, { isShort: true })).toBe('€49.90');
});

test.each([
  ['2026-01-31', 'month', 1, 1, '2026-02-28'],
  ['2026-01-31', 'month', 1, 2, '2026-03-31'],
  ['2028-01-31', 'month', 1, 1, '2028-02-29'],
  ['2028-02-29', 'year', 1, 1, '2029-02-28'],
  ['2028-02-29', 'year', 1, 4, '2032-02-29'],
  ['2026-11-30', 'month', 3, 1, '2027-02-28'],
  ['2026-12-31', 'day', 30, 1, '2027-01-30'],
] as const)('BILLING-6 %s and %d × %s leads to its day', (start, interval, interval_count, cycles, end) => {
  const time = 'T10:00:00.000Z';
  expect(addCycles(new Date(start + time), { interval, interval_count }, cycles).toISOString()).toBe(
    end + time,
  );
});

test('BILLING-2 a price is yearly from 12 months or a year on, and monthly from 30 days or a month on', () => {
  const prices = [price(1, 'day', 7), price(2, 'day', 30), price(3, 'month', 12)];
  expect(priceFor(prices, 'yearly')?.amount).toBe(3);
  expect(priceFor(prices, 'monthly')?.amount).toBe(2);
  expect(priceFor([price(1, 'day', 7)], 'yearly')?.amount).toBe(1);
  expect(priceFor([], 'yearly')).toBeUndefined();
  expect(cyclesOf([{ prices: [price(1, 'month')] }, { prices: [price(9, 'year')] }])).toEqual([
    'yearly',
    'monthly',
  ]);
});

test.each([
  [[price(499, 'month'), price(4990, 'year')], 17],
  [[price(1000, 'month'), price(12_000, 'year')], 0],
  [[price(1000, 'month'), price(13_000, 'year')], 0],
  [[price(1000, 'month'), price(6000, 'year', 1, 'USD')], 0],
  [[price(3000, 'month', 3), price(9000, 'month', 12)], 25],
  [[price(499, 'month')], 0],
  [[], 0],
] as const)('BILLING-3 the saving of the year is in percent of twelve months', (prices, saving) => {
  expect(largestSaving([{ prices: [] }, { prices }])).toBe(saving);
});
