import type { KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { controlsOf, rowAt, rowIndexOf } from './rowElements.ts';

export interface GridKeysOptions {
  body: () => HTMLElement | null;
  /** The number of rows. */
  count: number;
  /** In pixels. */
  rowHeight: number;
  /** Makes a row the tab stop of the grid, and renders it. */
  setActive: (index: number) => void;
  /** Enter was pressed on a row. */
  onAction: (index: number) => void;
}

/**
 * Handles the keys of a grid: arrows, Home, End and Page keys move between rows, left and right between a row and the
 * controls in it.
 */
export function gridKeys({ body, count, rowHeight, setActive, onAction }: GridKeysOptions) {
  /** Moves the focus to a row, or to the control at the same index in that row. */
  const focusRow = (index: number, place: number) => {
    const goal = Math.max(0, Math.min(index, count - 1));
    flushSync(() => setActive(goal));
    const row = rowAt(body(), goal);
    const control = row && place >= 0 ? controlsOf(row)[place] : undefined;
    (control ?? row)?.focus({ preventScroll: true });
    row?.scrollIntoView({ block: 'nearest' });
  };

  return (event: KeyboardEvent<HTMLDivElement>) => {
    const index = rowIndexOf(body(), event.target);
    const row = rowAt(body(), index);
    if (!row || event.defaultPrevented || event.altKey || event.shiftKey) return;
    const controls = controlsOf(row);
    const place = controls.findIndex((control) => control.contains(event.target as Node));
    const isForward = event.key === (getComputedStyle(row).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight');
    const page = Math.max(1, Math.floor(window.innerHeight / rowHeight) - 3);

    if (event.key === 'Enter' && place < 0) onAction(index);
    else if (event.key === 'ArrowDown') focusRow(index + 1, place);
    else if (event.key === 'ArrowUp') focusRow(index - 1, place);
    else if (event.key === 'PageDown') focusRow(index + page, place);
    else if (event.key === 'PageUp') focusRow(index - page, place);
    else if (event.key === 'Home') focusRow(0, place);
    else if (event.key === 'End') focusRow(count - 1, place);
    else if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') {
      const next = place + (isForward ? 1 : -1);
      if (next >= controls.length || next < -1) return;
      (controls[next] ?? row).focus({ preventScroll: true });
    } else return;
    event.preventDefault();
  };
}
