import { preloadOverlays } from '@segno/ui';

/** The code that a listener may want while music plays. */
const parts = [
  () => import('../queue/QueuePanel.tsx'),
  () => import('../bar/FullScreenPlayer.tsx'),
  () => import('../bar/MoreMenu.tsx'),
  () => import('../menus/MediaMenuHost.tsx'),
  () => import('../shortcuts/ShortcutsDialog.tsx'),
];

/** Fetches it ahead, so that the queue, the menus and the messages open without a connection. */
export function preloadParts() {
  preloadOverlays();
  for (const load of parts)
    load().catch(() => {
      // Fetched again when it is wanted.
    });
}
