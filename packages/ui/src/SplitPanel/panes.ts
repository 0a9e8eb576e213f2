/** Marks a panel of a `SplitPanel`, and its frame. */
export const paneMark = 'data-split-pane';
export const splitMark = 'data-split';

const focusable =
  'a[href], input:not([type="hidden"], :disabled), textarea:not(:disabled), select:not(:disabled), button:not(:disabled), summary, [contenteditable="true"], [tabindex]:not([tabindex="-1"])';

const isSeen = (element: Element) =>
  !element.closest('[aria-hidden="true"], [inert]') && element.getClientRects().length > 0;

/** Where the focus was last in a panel. */
const lastIn = new WeakMap<Element, HTMLElement>();

export function rememberFocus(target: Element) {
  const pane = target.closest(`[${paneMark}]`);
  if (pane && target instanceof HTMLElement) lastIn.set(pane, target);
}

/** Gives the focus back to what had it in a panel, or to the first thing in it, or to the panel. */
function focusPane(pane: HTMLElement) {
  const last = lastIn.get(pane);
  const first = () => [...pane.querySelectorAll<HTMLElement>(focusable)].find(isSeen);
  const target = last && pane.contains(last) && isSeen(last) ? last : pane.tabIndex === 0 ? pane : first();
  target?.focus();
  if (!target || document.activeElement !== target) pane.focus();
}

/**
 * Moves the focus from a place within the outermost split to the next panel that is seen, or the one before, and round
 * at the ends; a panel that is split itself counts as its panels. Answers whether there was one.
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
