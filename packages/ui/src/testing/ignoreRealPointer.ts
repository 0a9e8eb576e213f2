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
 * For tests that act by events of their own: the browser has one mouse, which another test may be moving across this
 * page. Gives the function that heeds it again.
 */
export function ignoreRealPointer(): () => void {
  for (const type of types) window.addEventListener(type, stop, { capture: true });
  return () => {
    for (const type of types) window.removeEventListener(type, stop, { capture: true });
  };
}
