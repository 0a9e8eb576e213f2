'use client';
import { useEffect, useRef, useState, type ComponentPropsWithoutRef } from 'react';
import { observeSize } from '../media/observeSize.ts';

export interface ScrollRegionProps extends ComponentPropsWithoutRef<'div'> {
  as?: 'div' | 'main' | 'aside' | 'nav';
}

/** A scroll container that also scrolls by keyboard: while its content overflows, it is focusable. */
export function ScrollRegion({ as = 'div', tabIndex, ...props }: ScrollRegionProps) {
  const Element = as as 'div';
  const ref = useRef<HTMLDivElement>(null);
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
  const stop = isScrolling ? { tabIndex: 0 } : tabIndex === undefined ? undefined : { tabIndex };
  return <Element {...props} {...stop} ref={ref} />;
}
