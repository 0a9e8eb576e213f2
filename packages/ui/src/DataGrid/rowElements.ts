import type { MouseEvent } from 'react';

/** What in a row can be pressed or edited by itself. */
const interactive = 'a[href], button:not(:disabled), input:not(:disabled), [role="button"], [role="slider"]';

/** The links and buttons of a row, in their order. */
export const controlsOf = (row: Element): HTMLElement[] => [
  ...row.querySelectorAll<HTMLElement>(interactive),
];

/** The element of the row with this index, if it is drawn. */
export const rowAt = (body: Element | null, index: number) =>
  body?.querySelector<HTMLElement>(`[data-index="${index}"]`);

/** The index of the row that a node is in, or -1. */
export function rowIndexOf(body: Element | null, node: EventTarget | null): number {
  const row = node instanceof Element ? node.closest<HTMLElement>('[data-index]') : null;
  return row && body?.contains(row) ? Number(row.dataset.index) : -1;
}

/** Whether a click was meant for the row: not for a control in it, and not the end of a selection of text. */
export const isPlain = (event: MouseEvent) =>
  !(event.target as Element).closest(interactive) && !event.defaultPrevented;
