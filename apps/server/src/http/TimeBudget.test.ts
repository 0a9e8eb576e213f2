import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TimeBudget } from './TimeBudget.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => void vi.useRealTimers());

test('LOAD-3 an owner who has used up the time is refused until some of it is free again, and others are not', () => {
  const budget = new TimeBudget({ burst: 1000, each: 100 });
  budget.require('nora');
  budget.spend('nora', 900);
  budget.require('nora');
  budget.spend('nora', 400);
  expect(() => budget.require('nora')).toThrow(
    expect.objectContaining({ status: 429, headers: { 'retry-after': '3' } }),
  );
  budget.require('ben');
  vi.advanceTimersByTime(3100);
  budget.require('nora');
});
