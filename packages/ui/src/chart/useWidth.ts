import { useEffect, useState, type RefObject } from 'react';
import { useLayoutEffect } from '../ref/useLayoutEffect.ts';

// React 18 warns of a layout effect on a server.
const useMeasureEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/** What a server draws for; until it is measured the drawing is scaled to the place it has. */
export const assumedWidth = 640;

/** The width of an element as it changes, or nothing before it is known. */
export function useWidth(ref: RefObject<Element | null>): number | undefined {
  const [width, setWidth] = useState<number>();
  useMeasureEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const measure = () => {
      // Not drawn: it keeps what it was.
      if (element.clientWidth > 0) setWidth(element.clientWidth);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return width;
}
