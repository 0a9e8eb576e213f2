import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchInstant } from './clock.ts';

const minute = 60_000;

beforeEach(() => vi.useFakeTimers({ now: Date.parse('2026-11-21T12:00:00Z') }));
afterEach(() => vi.useRealTimers());

test('a thousand subscribers share one timer, which is cleared with the last of them', () => {
  const stops = Array.from({ length: 1000 }, (_, index) => watchInstant(Date.now() - index * 1000, vi.fn()));
  expect(vi.getTimerCount()).toBe(1);
  for (const stop of stops) stop();
  expect(vi.getTimerCount()).toBe(0);
});

test('each subscriber is called when its own text changes', () => {
  const young = vi.fn();
  const old = vi.fn();
  const stops = [watchInstant(Date.now() - 30_000, young), watchInstant(Date.now() - 90 * minute, old)];
  vi.advanceTimersByTime(29_000);
  expect(young).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1000);
  expect(young).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(29.5 * minute);
  expect(old).toHaveBeenCalledTimes(1);
  for (const stop of stops) stop();
});
