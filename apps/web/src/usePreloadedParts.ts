import { UpdateNotice } from '@segno/shell';
import { preloadOverlays } from '@segno/ui';
import { useEffect } from 'react';
import { loadPageRoutes } from './loadPageRoutes.ts';

/** Times after the first view at which parts are loaded that it did not need, in milliseconds. */
const delays = { pages: 2000, notices: 10_000 };

/**
 * Loads parts after the first view: what the first navigation needs, and the code of menus, toasts and the update notice.
 * After a deployment the code of the notice may no longer be on the server. Toasts without their code are plain messages.
 */
export function usePreloadedParts() {
  useEffect(() => {
    const timers = [
      setTimeout(() => void loadPageRoutes().catch(() => undefined), delays.pages),
      setTimeout(() => {
        preloadOverlays();
        UpdateNotice.preload();
      }, delays.notices),
    ];
    return () => timers.forEach(clearTimeout);
  }, []);
}
