import { scrollArea } from '@segno/shell';
import { useEffect, useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router';

const storageKey = 'segno.scroll';
const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

type Positions = Record<string, number>;

let positions: Positions | undefined;

function readPositions(): Positions {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}');
    return typeof stored === 'object' && stored !== null ? (stored as Positions) : {};
  } catch {
    return {};
  }
}

/** Restores the scroll position. The code that waits for growing lists is loaded only if the page is too short. */
function restore(top: number) {
  const area = scrollArea();
  area.scrollTo(0, top);
  if (area.scrollTop >= top - 1) return null;
  let isStopped = false;
  let following: { isDone: () => boolean; stop: () => void } | undefined;
  import('./restoreScroll.ts').then(
    (loaded) => {
      if (!isStopped) following = loaded.restoreScroll(area, top);
    },
    () => {
      isStopped = true;
    },
  );
  return {
    isDone: () => isStopped || following?.isDone() === true,
    stop() {
      isStopped = true;
      following?.stop();
    },
  };
}

/**
 * Scrolls a new page to its top, or to the fragment of its address, and restores the position of an earlier page, also
 * after a reload. A navigation that replaces the address, as search does during typing, keeps the scroll position.
 */
export function ScrollPositions() {
  const { key: entry, pathname, hash } = useLocation();
  // The first page of every document has the same key.
  const key = `${entry} ${pathname}`;
  const type = useNavigationType();

  useEffect(() => {
    history.scrollRestoration = 'manual';
    const keep = () => {
      try {
        sessionStorage.setItem(storageKey, JSON.stringify(positions ?? {}));
      } catch {
        // Without storage (full or blocked) positions are not restored.
      }
    };
    window.addEventListener('pagehide', keep);
    return () => window.removeEventListener('pagehide', keep);
  }, []);

  useBrowserLayoutEffect(() => {
    positions ??= readPositions();
    const known = positions;
    const saved = known[key];
    const isBack = type === 'POP' && saved !== undefined;
    const restoring = isBack ? restore(saved) : null;
    if (hash && !isBack) document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView();
    else if (type === 'PUSH') scrollArea().scrollTo(0, 0);
    const savePosition = ({ target }: Event) => {
      // Scroll events during the restoration are not from the user.
      if (restoring && !restoring.isDone()) return;
      const area = scrollArea();
      if (target === area || target === document) known[key] = area.scrollTop;
    };
    // Scroll events of an element do not bubble.
    const options = { passive: true, capture: true };
    document.addEventListener('scroll', savePosition, options);
    return () => {
      restoring?.stop();
      document.removeEventListener('scroll', savePosition, options);
    };
  }, [key, hash, type]);
  return null;
}
