'use client';
import { useEffect, useRef, useState, type ComponentPropsWithoutRef } from 'react';

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
    const observer = new ResizeObserver(measure);
    observer.observe(region);
    for (const child of region.children) observer.observe(child);
    return () => observer.disconnect();
  }, []);
  const stop = isScrolling ? { tabIndex: 0 } : tabIndex === undefined ? undefined : { tabIndex };
  return <Element {...props} {...stop} ref={ref} />;
}
