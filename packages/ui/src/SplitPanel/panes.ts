/** The attributes of a panel of a `SplitPanel` and of its root element. */
export const paneMark = 'data-split-pane';
export const splitMark = 'data-split';

const focusable =
  'a[href], input:not([type="hidden"], :disabled), textarea:not(:disabled), select:not(:disabled), button:not(:disabled), summary, [contenteditable="true"], [tabindex]:not([tabindex="-1"])';

const isSeen = (element: Element) =>
  !element.closest('[aria-hidden="true"], [inert]') && element.getClientRects().length > 0;

/** The last focused element of each panel. */
const lastIn = new WeakMap<Element, HTMLElement>();

export function saveFocus(target: Element) {
  const pane = target.closest(`[${paneMark}]`);
  if (pane && target instanceof HTMLElement) lastIn.set(pane, target);
}

/** Focuses the last focused element of a panel, else its first focusable element, else the panel. */
function focusPane(pane: HTMLElement) {
  const last = lastIn.get(pane);
  const first = () => [...pane.querySelectorAll<HTMLElement>(focusable)].find(isSeen);
  const target = last && pane.contains(last) && isSeen(last) ? last : pane.tabIndex === 0 ? pane : first();
  target?.focus();
  if (!target || document.activeElement !== target) pane.focus();
}

/**
 * Moves the focus from an element in the outermost split to the next or previous visible panel, and wraps around. A
 * panel that contains a split counts as its panels. Returns whether there was a panel to focus.
 */
export function moveToPane(split: Element, from: Element, isBackwards: boolean): boolean {
  const panes = [...split.querySelectorAll<HTMLElement>(`[${paneMark}]`)].filter(
    (pane) => isSeen(pane) && !pane.querySelector(`[${paneMark}]`),
  );
  if (isBackwards) panes.reverse();
  const current = panes.findIndex((pane) => pane.contains(from));
  const side = isBackwards ? Node.DOCUMENT_POSITION_PRECEDING : Node.DOCUMENT_POSITION_FOLLOWING;
  const next =
    current >= 0
      ? panes[(current + 1) % panes.length]
      : (panes.find((pane) => from.compareDocumentPosition(pane) & side) ?? panes[0]);
  if (!next || next.contains(from)) return false;
  focusPane(next);
  return true;
}
