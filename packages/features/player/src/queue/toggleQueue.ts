import type { StoreApi } from 'zustand/vanilla';
import type { PlayerView } from '@segno/playback';

/** Identifies the button that opens the queue beside the page. */
export const queueToggle = 'data-queue-toggle';

/**
 * From this width on, there is space for the queue beside the page. Below it, the queue opens in the full-screen
 * player.
 */
const panelMinWidth = 1025;

/**
 * Opens or closes the queue: in the full-screen player if it is open or the viewport is narrow, otherwise beside the
 * page.
 */
export function toggleQueue(view: StoreApi<PlayerView>) {
  const { fullScreen, isQueueOpen } = view.getState();
  const hasRoom = window.matchMedia(`(min-width: ${panelMinWidth}px)`).matches;
  if (fullScreen === 'queue') view.setState({ fullScreen: 'cover' });
  else if (fullScreen === 'cover' || !hasRoom) view.setState({ fullScreen: 'queue' });
  else view.setState({ isQueueOpen: !isQueueOpen });
}
