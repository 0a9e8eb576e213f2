/**
 * Keeps presses of buttons that come before the page works, and repeats each once its button works (STARTUP-5). It runs as
 * an inline script of the document, before the other scripts have arrived, so it uses nothing outside itself.
 *
 * A button works when React has attached its props, under a key of the element that begins with `__reactProps`. There is
 * no public sign of it; the journey of STARTUP-5 fails when the key changes.
 */
function keepEarlyPresses(): void {
  const waiting = new Set<Element>();
  let begun: Element | null = null;
  const works = (button: Element) => Object.keys(button).some((key) => key.startsWith('__reactProps'));
  const buttonOf = ({ target }: Event) =>
    target instanceof Element ? target.closest('#root button:not(:disabled)') : null;
  const repeat = () => {
    for (const button of waiting) {
      if (button.isConnected && !works(button)) continue;
      waiting.delete(button);
      button.removeAttribute('data-pressed');
      if (button instanceof HTMLElement) button.click();
    }
    if (waiting.size > 0) setTimeout(repeat, 50);
  };
  const begin = (event: Event) => {
    const button = buttonOf(event);
    begun = button && !works(button) ? button : null;
    // React must not see half a press.
    if (begun) event.stopImmediatePropagation();
  };
  const end = (event: Event) => {
    const button = buttonOf(event);
    if (!button || !event.isTrusted || (works(button) && button !== begun)) return;
    begun = null;
    event.preventDefault();
    event.stopImmediatePropagation();
    button.setAttribute('data-pressed', 'true');
    if (waiting.size === 0) setTimeout(repeat);
    waiting.add(button);
  };
  addEventListener('pointerdown', begin, true);
  addEventListener('keydown', begin, true);
  addEventListener('click', end, true);
}

/** The inline script of every page. Its text is the same in all of them, so that shared pages have one content policy. */
export const earlyPressesScript = `(${keepEarlyPresses.toString()})()`;
