/** Identifies the player's buttons “More”. */
export const moreButton = 'data-player-more';

/**
 * Focuses “More” when nothing has the focus: the control that opened a dialog, such as that of the sleep timer, may be
 * gone when it closes. The full-screen player comes after the bar in the document.
 */
export function focusMoreButton() {
  if (document.activeElement !== document.body) return;
  [...document.querySelectorAll<HTMLElement>(`[${moreButton}]`)].at(-1)?.focus();
}
