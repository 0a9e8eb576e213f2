import { useCallback, useInsertionEffect, useRef } from 'react';

/**
 * A stable function for effects that always runs the latest version of `handler`. React 18 has no `useEffectEvent`,
 * which does the same. Do not call it while rendering.
 */
export function useEvent<Args extends unknown[], Result>(
  handler: (...args: Args) => Result,
): (...args: Args) => Result {
  const latest = useRef(handler);
  useInsertionEffect(() => {
    latest.current = handler;
  });
  return useCallback((...args) => latest.current(...args), []);
}
