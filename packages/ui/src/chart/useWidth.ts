import { useEffect, useState, type RefObject } from 'react';
import { observeSize } from '../media/observeSize.ts';
import { useLayoutEffect } from '../ref/useLayoutEffect.ts';

// React 18 warns of a layout effect on a server.
const useMeasureEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/** The width for server rendering. Until the element is measured the drawing is scaled to its container. */
export const assumedWidth = 640;

/** The current width of an element, or undefined before the first measurement. */
export function useWidth(ref: RefObject<Element | null>): number | undefined {
  const [width, setWidth] = useState<number>();
  useMeasureEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const measure = () => {
      // The element is not rendered: the last width is kept.
      if (element.clientWidth > 0) setWidth(element.clientWidth);
    };
    measure();
    return observeSize([element], measure);
  }, [ref]);
  return width;
}
