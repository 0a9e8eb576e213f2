import { useEffect } from 'react';
import { observeSize } from '../media/observeSize.ts';

/** Sets `data-fades` to the sides at which a list overflows, and scrolls its selected tab into view. */
export function useScrollFades(ref: { readonly current: HTMLElement | null }) {
  useEffect(() => {
    const list = ref.current;
    if (!list) return undefined;
    const update = () => {
      const { scrollLeft, scrollWidth, clientWidth } = list;
      const room = scrollWidth - clientWidth;
      // In right-to-left text scrollLeft starts at 0 and becomes negative.
      const past = getComputedStyle(list).direction === 'rtl' ? room + scrollLeft : scrollLeft;
      list.dataset.fades = [past > 1 && 'left', past < room - 1 && 'right'].filter(Boolean).join(' ');
    };
    const show = () => {
      const selected = list.querySelector<HTMLElement>('[aria-selected="true"]');
      if (!selected || list.scrollWidth <= list.clientWidth) return;
      const box = list.getBoundingClientRect();
      const tab = selected.getBoundingClientRect();
      // Only the list scrolls, never the page around it.
      if (tab.left < box.left || tab.right > box.right) {
        list.scrollLeft += tab.left + tab.width / 2 - (box.left + box.width / 2);
      }
    };
    const stopResizing = observeSize([list], () => {
      show();
      update();
    });
    const selected = new MutationObserver(show);
    selected.observe(list, { subtree: true, childList: true, attributeFilter: ['aria-selected'] });
    list.addEventListener('scroll', update, { passive: true });
    return () => {
      stopResizing();
      selected.disconnect();
      list.removeEventListener('scroll', update);
    };
  }, [ref]);
}
