const types = [
  'pointerover',
  'pointerout',
  'pointerenter',
  'pointerleave',
  'pointermove',
  'mouseover',
  'mouseout',
];

const stop = (event: Event) => {
  if (event.isTrusted) event.stopImmediatePropagation();
};

/**
 * Ignores trusted pointer events, for tests that dispatch their own: another test may move the one mouse of the browser
 * across this page. Returns the function that ends this.
 */
export function ignoreRealPointer(): () => void {
  for (const type of types) window.addEventListener(type, stop, { capture: true });
  return () => {
    for (const type of types) window.removeEventListener(type, stop, { capture: true });
  };
}
