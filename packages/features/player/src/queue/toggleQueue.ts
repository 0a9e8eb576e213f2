import type { StoreApi } from 'zustand/vanilla';
import type { PlayerView } from '@segno/playback';

/** Identifies the button that opens the queue beside the page. */
export const queueToggle = 'data-queue-toggle';

/**
 * From this width on, there is space for the queue beside the page. Below it, the queue opens in the full-screen
 * player.
 */
const panelMinWidth = 1025;

let takesFocus = false;

/** Whether the panel that opens takes the focus. True once after a press of the key of the queue. */
export function takesQueueFocus(): boolean {
  const takes = takesFocus;
  takesFocus = false;
  return takes;
}

/**
 * Opens or closes the queue: in the full-screen player if it is open or the viewport is narrow, otherwise beside the
 * page. `byKey`: the panel takes the focus, because the element with the focus may be many tab stops away.
 */
export function toggleQueue(view: StoreApi<PlayerView>, byKey = false) {
  const { fullScreen, isQueueOpen } = view.getState();
  const hasRoom = window.matchMedia(`(min-width: ${panelMinWidth}px)`).matches;
  if (fullScreen === 'queue') view.setState({ fullScreen: 'cover' });
  else if (fullScreen === 'cover' || !hasRoom) view.setState({ fullScreen: 'queue' });
  else {
    takesFocus = byKey && !isQueueOpen;
    view.setState({ isQueueOpen: !isQueueOpen });
  }
}
