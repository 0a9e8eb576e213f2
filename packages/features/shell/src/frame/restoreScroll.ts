/** How long the rest of a list may take to come, in milliseconds. */
const patience = 15_000;

/** What a person does to scroll or to use the page; from then on its position is theirs. */
const intents = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls an area to where it was. A list that loads as it is scrolled has only its first part after a reload: the
 * area follows its end, where the list loads more, until the place is there. Gives the way to stop.
 */
export function restoreScroll(area: Element, top: number): { isDone: () => boolean; stop: () => void } {
  let isDone = false;
  const follow = () => {
    area.scrollTo({ top, behavior: 'instant' });
    // A fraction of a pixel is lost where the page is zoomed.
    if (area.scrollTop >= top - 1) stop();
  };
  const growth = new MutationObserver(follow);
  const timer = setTimeout(() => stop(), patience);
  const stop = () => {
    isDone = true;
    clearTimeout(timer);
    growth.disconnect();
    for (const type of intents) window.removeEventListener(type, stop, { capture: true });
  };
  for (const type of intents) window.addEventListener(type, stop, { capture: true, passive: true });
  growth.observe(area, { childList: true, subtree: true });
  follow();
  return { isDone: () => isDone, stop };
}
