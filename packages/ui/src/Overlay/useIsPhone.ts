import { useSyncExternalStore } from 'react';
import { measures } from '../theme/measures.ts';

const query = `(max-width: ${measures.phoneMaxWidth}px)`;

const subscribe = (listener: () => void) => {
  const list = matchMedia(query);
  list.addEventListener('change', listener);
  return () => list.removeEventListener('change', listener);
};

/** Whether the screen is a phone's (specification 1 §9). The server always says no: only overlays ask. */
export const useIsPhone = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  );
