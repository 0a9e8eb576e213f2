import { useEffect } from 'react';
import { scrollArea } from './scrollArea.ts';

/** The distance that a key scrolls, or null for a key that does not scroll. */
const distanceOf = ({ key, shiftKey }: KeyboardEvent, { clientHeight, scrollHeight }: Element) => {
  const screenful = clientHeight * 0.875;
  switch (key) {
    case 'ArrowDown':
      return shiftKey ? null : 40;
    case 'ArrowUp':
      return shiftKey ? null : -40;
    case 'PageDown':
      return screenful;
    case 'PageUp':
      return -screenful;
    case ' ':
      return shiftKey ? -screenful : screenful;
    case 'End':
      return scrollHeight;
    case 'Home':
      return -scrollHeight;
    default:
      return null;
  }
};

/**
 * Scrolls the page by keyboard while no element has the focus. Browsers then scroll the document, which does not move
 * when the page has its own scroll area.
 */
export function useScrollKeys() {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
      if (event.target !== document.body) return;
      const area = scrollArea();
      if (area === document.documentElement) return;
      const distance = distanceOf(event, area);
      if (distance !== null) area.scrollBy(0, distance);
    };
    // Listens on the window, because shortcuts call `preventDefault` in listeners on the document, which run before.
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}
