import { UpdateNotice } from '@segno/shell';
import { preloadOverlays } from '@segno/ui';
import { useEffect } from 'react';

/** Long enough that a first visit does not wait for it, in milliseconds. */
const delay = 10_000;

/**
 * Loads the code of toasts and of the update notice after the first view. They report that other code cannot be loaded,
 * when the connection is lost or after a deployment, and then could not be loaded themselves.
 */
export function usePreloadedNotices() {
  useEffect(() => {
    const timer = setTimeout(() => {
      preloadOverlays();
      UpdateNotice.preload();
    }, delay);
    return () => clearTimeout(timer);
  }, []);
}
