import type { MouseEvent } from 'react';

/** The interactive elements in a row. */
const interactive = 'a[href], button:not(:disabled), input:not(:disabled), [role="button"], [role="slider"]';

/** The links and buttons of a row, in document order. */
export const controlsOf = (row: Element): HTMLElement[] => [
  ...row.querySelectorAll<HTMLElement>(interactive),
];

/** The element of the row with this index, if it is rendered. */
export const rowAt = (body: Element | null, index: number) =>
  body?.querySelector<HTMLElement>(`[data-index="${index}"]`);

/** The index of the row that contains a node, or -1. */
export function rowIndexOf(body: Element | null, node: EventTarget | null): number {
  const row = node instanceof Element ? node.closest<HTMLElement>('[data-index]') : null;
  return row && body?.contains(row) ? Number(row.dataset.index) : -1;
}

/** Whether a click targets the row: not a control in it, and not the end of a text selection. */
export const isPlain = (event: MouseEvent) =>
  !(event.target as Element).closest(interactive) && !event.defaultPrevented;
