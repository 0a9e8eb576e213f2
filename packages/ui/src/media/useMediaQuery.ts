'use client';
import { useCallback, useSyncExternalStore } from 'react';

/**
 * Whether a media query matches, updated on each change. Prefer CSS where it is possible: it applies from the first paint.
 *
 * @param onServer The value on the server and in the first render of the browser, where the viewport is unknown.
 * @default false
 */
export function useMediaQuery(query: string, onServer = false): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => onServer,
  );
}
