import { type RefObject, useLayoutEffect } from 'react';

/** The row of links that scrolls sideways, if the link is in one. */
function rowOf(link: Element): Element | undefined {
  for (let each = link.parentElement; each && each !== document.body; each = each.parentElement)
    if (each.scrollWidth > each.clientWidth && getComputedStyle(each).overflowX !== 'visible') return each;
  return undefined;
}

/** Scrolls the rows of links within an element sideways to their current ones, after each change of the address. */
export function useCurrentInView(within: RefObject<HTMLElement | null>, address: string): void {
  useLayoutEffect(() => {
    for (const link of within.current?.querySelectorAll('[aria-current="page"]') ?? []) {
      const row = rowOf(link);
      if (!row) continue;
      const [inner, outer] = [link.getBoundingClientRect(), row.getBoundingClientRect()];
      row.scrollLeft += inner.left + inner.width / 2 - (outer.left + outer.width / 2);
    }
  }, [within, address]);
}
