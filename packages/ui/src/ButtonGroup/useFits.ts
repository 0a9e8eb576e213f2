import { type RefObject, useState } from 'react';
import { observeSize } from '../media/observeSize.ts';
import { useLayoutEffect } from '../ref/useLayoutEffect.ts';

/** Whether the children fit in one row. The value is true until there is a layout, also on the server. */
export function useFits(ref: RefObject<HTMLElement | null>, isAsked: boolean): boolean {
  const [fits, setFits] = useState(true);
  useLayoutEffect(() => {
    const row = ref.current;
    if (!row || !isAsked) return undefined;
    const measure = () => {
      const shown = row.dataset.orientation;
      // The row layout is applied only for the measurement; nothing is painted in between.
      row.dataset.orientation = 'horizontal';
      const isRoom = row.scrollWidth <= row.clientWidth;
      row.dataset.orientation = shown;
      setFits(isRoom);
    };
    measure();
    const stopResizing = observeSize(row.parentElement ? [row, row.parentElement] : [row], measure);
    const changed = new MutationObserver(measure);
    changed.observe(row, { childList: true, characterData: true, subtree: true });
    return () => {
      stopResizing();
      changed.disconnect();
    };
  }, [ref, isAsked]);
  return fits || !isAsked;
}
