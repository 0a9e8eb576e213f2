'use client';
import { useCallback, useSyncExternalStore } from 'react';

// Without layout, as in jsdom, there is no `matchMedia`, and no query matches.
const mediaList = (query: string) => (typeof matchMedia === 'undefined' ? undefined : matchMedia(query));

/**
 * Whether a media query matches, updated on each change. Prefer CSS where it is possible: it applies from the first paint.
 *
 * @param onServer The value on the server and in the first render of the browser, where the viewport is unknown.
 * @default false
 */
export function useMediaQuery(query: string, onServer = false): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = mediaList(query);
      media?.addEventListener('change', listener);
      return () => media?.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => mediaList(query)?.matches ?? false,
    () => onServer,
  );
}
