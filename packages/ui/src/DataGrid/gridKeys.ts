import type { KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import type { SelectionActions } from './gridSelection.ts';
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
  /** Undefined where rows cannot be selected. */
  selection: SelectionActions | undefined;
  hasSelection: boolean;
}

/**
 * Handles the keys of a grid: arrows, Home, End and Page keys move between rows, left and right between a row and the
 * controls in it. The down arrow leads from a header to the first row. Where rows can be selected: Space, Shift with the keys that move, Ctrl+A and Escape.
 */
export function gridKeys(options: GridKeysOptions) {
  const { body, count, rowHeight, setActive, onAction, selection, hasSelection } = options;

  /** Moves the focus to a row, or to the control at the same index in that row. */
  const focusRow = (index: number, place: number) => {
    const goal = Math.max(0, Math.min(index, count - 1));
    flushSync(() => setActive(goal));
    const row = rowAt(body(), goal);
    const control = row && place >= 0 ? controlsOf(row)[place] : undefined;
    (control ?? row)?.focus({ preventScroll: true });
    row?.scrollIntoView({ block: 'nearest' });
  };

  /** Handles a key that changes the selection. Returns whether it did. */
  const select = (event: KeyboardEvent, row: Element, index: number): boolean => {
    if (!selection) return false;
    // After a click the player handles Space: the focus was not moved by keyboard.
    const isSpace = event.key === ' ' && event.target === row && row.matches(':focus-visible');
    if (isSpace && event.shiftKey) selection.extendTo(index);
    else if (isSpace) selection.toggle(index);
    else if (event.key === 'Escape' && hasSelection) selection.clear();
    else if (event.key.toLowerCase() === 'a' && (event.ctrlKey || event.metaKey) && !event.shiftKey)
      selection.all();
    else return false;
    return true;
  };

  return (event: KeyboardEvent<HTMLDivElement>) => {
    const index = rowIndexOf(body(), event.target);
    const row = rowAt(body(), index);
    const isHeader = event.target instanceof Element && event.target.closest('[role="columnheader"]');
    if (isHeader && event.key === 'ArrowDown' && count > 0) {
      focusRow(0, -1);
      event.preventDefault();
      return;
    }
    if (!row || event.defaultPrevented || event.altKey) return;
    if (select(event, row, index)) {
      event.preventDefault();
      return;
    }
    if (event.shiftKey && !selection) return;
    const controls = controlsOf(row);
    const place = controls.findIndex((control) => control.contains(event.target as Node));
    const isForward = event.key === (getComputedStyle(row).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight');
    /** Moves the focus, and with Shift selects the rows on the way. */
    const moveTo = (goal: number) => {
      focusRow(goal, event.shiftKey ? -1 : place);
      if (event.shiftKey) selection?.extendTo(Math.max(0, Math.min(goal, count - 1)));
    };
    const page = Math.max(1, Math.floor(window.innerHeight / rowHeight) - 3);

    if (event.key === 'Enter' && place < 0) onAction(index);
    else if (event.key === 'ArrowDown') moveTo(index + 1);
    else if (event.key === 'ArrowUp') moveTo(index - 1);
    else if (event.key === 'PageDown') moveTo(index + page);
    else if (event.key === 'PageUp') moveTo(index - page);
    else if (event.key === 'Home') moveTo(0);
    else if (event.key === 'End') moveTo(count - 1);
    else if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') {
      const next = place + (isForward ? 1 : -1);
      if (next >= controls.length || next < -1) return;
      (controls[next] ?? row).focus({ preventScroll: true });
    } else return;
    event.preventDefault();
  };
}
