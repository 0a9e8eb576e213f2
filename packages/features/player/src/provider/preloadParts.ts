import { loadMediaMenu } from '@segno/music';
import { preloadOverlays } from '@segno/ui';

/** The code that may be needed while music plays. */
const parts = [
  () => import('../queue/QueuePanel.tsx'),
  () => import('../bar/FullScreenPlayer.tsx'),
  () => import('../bar/MoreMenu.tsx'),
  loadMediaMenu,
  () => import('../shortcuts/ShortcutsDialog.tsx'),
];

/** Prefetches the code of the queue, the menus and the messages, so that they open offline. */
export function preloadParts() {
  preloadOverlays();
  for (const load of parts)
    load().catch(() => {
      // Loaded again when it is needed.
    });
}
