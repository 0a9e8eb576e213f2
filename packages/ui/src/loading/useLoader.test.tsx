import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { useLoader } from './useLoader.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const advance = async (milliseconds: number, act: (run: () => unknown) => unknown) => {
  await act(() => vi.advanceTimersByTime(milliseconds));
};

test('TIME-2 a loader appears only after 500 ms', async () => {
  const { result, act } = await renderHook(() => useLoader(true));
  await advance(499, act);
  expect(result.current).toBe(false);
  await advance(1, act);
  expect(result.current).toBe(true);
});

test('an operation of less than 500 ms shows no loader', async () => {
  const { result, act, rerender } = await renderHook((isLoading = true) => useLoader(isLoading), {
    initialProps: true,
  });
  await advance(400, act);
  await rerender(false);
  await advance(1000, act);
  expect(result.current).toBe(false);
});

test('a visible loader stays for at least 200 ms', async () => {
  const { result, act, rerender } = await renderHook((isLoading = true) => useLoader(isLoading), {
    initialProps: true,
  });
  await advance(500, act);
  await rerender(false);
  await advance(199, act);
  expect(result.current).toBe(true);
  await advance(1, act);
  expect(result.current).toBe(false);
});
