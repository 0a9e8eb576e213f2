import { useEffect, useRef, useState, type RefObject } from 'react';
import { observeSize } from '../media/observeSize.ts';

/**
 * Returns the attributes of a scroll container that also scrolls by keyboard: while its content overflows, it is
 * focusable.
 */
export function useScrollFocus<T extends HTMLElement>(): { ref: RefObject<T | null>; tabIndex?: 0 } {
  const ref = useRef<T>(null);
  const [isScrolling, setScrolling] = useState(false);
  useEffect(() => {
    const region = ref.current;
    if (!region) return undefined;
    const measure = () =>
      setScrolling(
        region.scrollHeight > region.clientHeight + 1 || region.scrollWidth > region.clientWidth + 1,
      );
    measure();
    return observeSize([region, ...region.children], measure);
  }, []);
  return isScrolling ? { ref, tabIndex: 0 } : { ref };
}
