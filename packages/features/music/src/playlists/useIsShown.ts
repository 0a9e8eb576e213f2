import { type RefObject, useEffect, useRef } from 'react';

/**
 * Whether the component is on the screen, for answers that may arrive after its dialog was closed. They are reported by
 * the promise of `mutateAsync`, because callbacks of `mutate` are not called then.
 */
export function useIsShown(): RefObject<boolean> {
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => void (isShown.current = false);
  }, []);
  return isShown;
}
