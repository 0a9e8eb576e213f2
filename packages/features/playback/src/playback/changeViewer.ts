import type { StoreApi } from 'zustand/vanilla';
import type { Queue } from '../queue/queue.ts';
import type { Autosave } from './autosave.ts';
import { isSavedOf, removeSaved } from './persistence.ts';
import type { PlayerCommands, PlayerNotice, PlayerState } from './PlayerState.ts';

interface ChangeViewerOptions {
  state: StoreApi<PlayerState>;
  storage: Storage | null;
  autosave: Autosave;
  queue: () => Queue;
  /** Stops the music and empties the queue. */
  empty(): void;
  /** Restores what is stored for the viewer in `state`, if anything. */
  restore(): void;
  /** Forgets the queues that were left. */
  forget(): void;
  notify(notice: PlayerNotice): void;
}

/**
 * Creates the command that follows a change of the signed-in person (AUTH-9). When a session ends on its own or in another
 * tab, what plays goes on, and the queue stays until somebody else signs in.
 */
export function createChangeViewer({
  state,
  storage,
  autosave,
  queue,
  empty,
  restore,
  forget,
  notify,
}: ChangeViewerOptions): PlayerCommands['changeViewer'] {
  /** The person whose session has ended while the queue stays in this page. */
  let absent: number | null = null;
  const adopt = (viewer: number | null) => {
    absent = null;
    state.setState({ viewer });
    if (storage) removeSaved(storage);
    autosave.resume();
    autosave.queueChanged();
    autosave.flush();
  };
  return (next, isLogout) => {
    if (isLogout && storage) removeSaved(storage);
    if (isLogout) forget();
    const former = state.getState().viewer;
    if (next === former) return;
    const hasQueue = queue().current !== null;
    if (former === null && hasQueue && (absent === null || absent === next)) {
      adopt(next);
      return;
    }
    // Another tab has logged out if its queue is gone.
    if (former !== null && storage && isSavedOf(storage, former)) autosave.flush();
    state.setState({ viewer: next });
    if (next === null && !isLogout && hasQueue) {
      // The queue is no guest's: it is not stored while nobody is signed in.
      absent = former;
      autosave.pause();
      notify({ type: 'sessionEnded' });
      return;
    }
    absent = null;
    empty();
    autosave.discard();
    autosave.resume();
    restore();
    // Without a queue, the settings of the sound are saved.
    if (!queue().current) autosave.queueChanged();
  };
}
