/** How long an element that is about to go can still have the focus, in milliseconds. */
const patience = 10_000;

/**
 * Puts the focus on the page as soon as the element that has it is gone: a keyboard goes on from the top of the page and
 * not from that of the document. Call it when a pressed button is about to disappear.
 */
export function keepFocus(): void {
  const leaving = document.activeElement;
  const until = performance.now() + patience;
  const look = () => {
    const { activeElement, body } = document;
    if (activeElement === null || activeElement === body)
      document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
    else if (activeElement === leaving && performance.now() < until) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
