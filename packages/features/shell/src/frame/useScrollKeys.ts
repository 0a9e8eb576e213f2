import { useEffect } from 'react';
import { scrollArea } from './scrollArea.ts';

/** What one press of a key scrolls by, or null for a key that does not scroll. */
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
 * Scrolls the page by keys while nothing has the focus. Browsers then scroll the document, which does not move where
 * the page has a scroll area of its own.
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
    // The window comes after the document, where shortcuts take their keys with `preventDefault`.
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}
