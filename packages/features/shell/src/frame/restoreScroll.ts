/** The maximum time to wait for the rest of a list, in milliseconds. */
const timeout = 15_000;

/** The events by which a user scrolls or uses the page. Each stops the restoration. */
const userEvents = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Restores the scroll position of an area. After a reload, a list that loads on scroll has only its first part. The
 * area is scrolled to its end, where the list loads more, until the position exists. Returns a function that stops
 * this.
 */
export function restoreScroll(area: Element, top: number): { isDone: () => boolean; stop: () => void } {
  let isDone = false;
  const follow = () => {
    area.scrollTo({ top, behavior: 'instant' });
    // Zoom can round the position by a fraction of a pixel.
    if (area.scrollTop >= top - 1) stop();
  };
  const growth = new MutationObserver(follow);
  const timer = setTimeout(() => stop(), timeout);
  const stop = () => {
    isDone = true;
    clearTimeout(timer);
    growth.disconnect();
    for (const type of userEvents) window.removeEventListener(type, stop, { capture: true });
  };
  for (const type of userEvents) window.addEventListener(type, stop, { capture: true, passive: true });
  growth.observe(area, { childList: true, subtree: true });
  follow();
  return { isDone: () => isDone, stop };
}
