/**
 * Calls `onResize` after the next layout and whenever one of the elements changes its size. Returns a function that
 * stops it. Environments without layout, such as jsdom, have no `ResizeObserver`; there it does nothing.
 */
export function observeSize(elements: Iterable<Element>, onResize: () => void): () => void {
  if (typeof ResizeObserver === 'undefined') return () => {};
  const observer = new ResizeObserver(onResize);
  for (const element of elements) observer.observe(element);
  return () => observer.disconnect();
}
