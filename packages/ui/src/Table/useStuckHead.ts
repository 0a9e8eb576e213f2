import { useContext, useEffect, useRef } from 'react';
import { TableStateContext, type Key } from 'react-aria-components/Table';
import { stuckPlace, stuckAt } from '../collections/stuckColumns.ts';
import { TableFrameContext } from './TableFrame.ts';
import { observeSize } from '../media/observeSize.ts';

/** The sticky side of the column of a header cell. It keeps the offsets of all sticky columns up to date. */
export function useStuckHead(key: Key) {
  const ref = useRef<HTMLDivElement>(null);
  const { isVirtualized } = useContext(TableFrameContext);
  const columns = useContext(TableStateContext)?.collection.columns;
  const place =
    columns &&
    stuckPlace(
      columns,
      columns.findIndex((one) => one.key === key),
      isVirtualized,
    );
  const side = place?.side;
  useEffect(() => {
    const head = ref.current?.closest('[role="columnheader"]');
    const table = head?.closest('[role="grid"], [role="treegrid"]');
    const frame = table?.parentElement;
    if (!side || !head || !frame) return undefined;
    const observed = [head, frame, table.firstElementChild].filter((element) => element !== null);
    const stopResizing = observeSize(observed, () => {
      placeColumns(frame, isVirtualized);
      showEdges(frame);
    });
    return () => {
      stopResizing();
      frame.style.scrollPaddingInline = '';
    };
    // Added and removed columns change the offsets.
  }, [side, isVirtualized, columns]);
  return { ref, place };
}

/** Places each sticky column next to the previous one. The scroll padding keeps focused cells visible beside them. */
function placeColumns(frame: HTMLElement, isVirtualized: boolean) {
  const heads = Array.from(
    frame.querySelectorAll<HTMLElement>('[role="columnheader"]'),
    (element, index) => ({
      element,
      index,
      side: element.querySelector<HTMLElement>(':scope > [data-stuck]')?.dataset.stuck,
    }),
  );
  const place = (row: typeof heads) => {
    let offset = 0;
    for (const { element, index } of row) {
      element.style.setProperty(stuckAt, `${offset}px`);
      frame.style.setProperty(`${stuckAt}-${index}`, `${offset}px`);
      // Not the width of its client rectangle, which is scaled during the opening animation of a dialog.
      offset += Number.parseFloat(getComputedStyle(element).inlineSize);
    }
    return offset;
  };
  const first = heads.findLastIndex(({ side }) => side === 'start') + 1;
  // In a virtualized table the checkboxes before them are sticky too.
  const leading = heads.slice(0, first).filter(({ side }) => isVirtualized || side === 'start');
  const trailing = heads.filter(({ side }) => side === 'end').toReversed();
  frame.style.scrollPaddingInline = `${place(leading)}px ${place(trailing)}px`;
}

/** Sticky columns have an edge while content is scrolled under them. */
export function showEdges(frame: Element) {
  const past = Math.abs(frame.scrollLeft);
  frame.toggleAttribute('data-scrolled', past >= 1);
  // `clientWidth` and `scrollWidth` are rounded.
  frame.toggleAttribute('data-more', past + frame.clientWidth < frame.scrollWidth - 1.5);
}
