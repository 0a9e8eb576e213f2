'use client';
import { useCallback, useSyncExternalStore } from 'react';

/**
 * Whether a media query holds, kept up to date. What can be said in CSS is better said there: it is right from the first
 * paint on.
 *
 * @param onServer what the server and the first render in the browser say, which cannot know. @default false
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
