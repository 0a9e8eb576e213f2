import type { StoreApi } from 'zustand/vanilla';
import type { PlayerView } from '../playback/PlayerState.ts';

/** Marks the button that opens the queue beside the page. */
export const queueToggle = 'data-queue-toggle';

/** From here on there is room for the queue beside the page; below, it opens in the full-screen player. */
const panelMinWidth = 1025;

/** Opens or closes the queue where it is to be seen: in the full-screen player, or beside the page. */
export function toggleQueue(view: StoreApi<PlayerView>) {
  const { fullScreen, isQueueOpen } = view.getState();
  const hasRoom = window.matchMedia(`(min-width: ${panelMinWidth}px)`).matches;
  if (fullScreen === 'queue') view.setState({ fullScreen: 'cover' });
  else if (fullScreen === 'cover' || !hasRoom) view.setState({ fullScreen: 'queue' });
  else view.setState({ isQueueOpen: !isQueueOpen });
}
