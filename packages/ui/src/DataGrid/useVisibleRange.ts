import { useEffect, useState } from 'react';
import { firstRows, visibleRange, type Range } from './visibleRange.ts';

/** The rows in the viewport, and whether they have been measured. */
export function useVisibleRange(
  bodyRef: { current: HTMLElement | null },
  count: number,
  rowHeight: number,
  isWatched: boolean,
): [range: Range, isMeasured: boolean] {
  const [measured, setMeasured] = useState<Range | null>(null);
  useEffect(() => {
    if (!isWatched) return undefined;
    const update = () => {
      const body = bodyRef.current;
      if (!body) return;
      const { top } = body.getBoundingClientRect();
      const next = visibleRange({ top, height: window.innerHeight, rowHeight, count });
      setMeasured((old) => (old?.start === next.start && old.end === next.end ? old : next));
    };
    update();
    // In the capture phase, to receive the scroll events of every scroll container around the grid.
    document.addEventListener('scroll', update, { capture: true, passive: true });
    window.addEventListener('resize', update);
    return () => {
      document.removeEventListener('scroll', update, { capture: true });
      window.removeEventListener('resize', update);
    };
  }, [bodyRef, count, rowHeight, isWatched]);
  return [measured ?? { start: 0, end: firstRows }, measured !== null];
}
