import type { StoreApi } from 'zustand/vanilla';
import type { Queue } from '../queue/queue.ts';
import type { Autosave } from './autosave.ts';
import { isSavedOf, removeSaved } from './persistence.ts';
import type { PlayerCommands, PlayerState } from './PlayerState.ts';

interface ChangeViewerOptions {
  state: StoreApi<PlayerState>;
  storage: Storage | null;
  autosave: Autosave;
  queue: () => Queue;
  /** Stops the music and empties the queue. */
  empty(): void;
  /** Restores what is stored for the viewer in `state`, if anything. */
  restore(): void;
}

/** Creates the command that follows a change of the signed-in person (AUTH-9). */
export const createChangeViewer =
  ({
    state,
    storage,
    autosave,
    queue,
    empty,
    restore,
  }: ChangeViewerOptions): PlayerCommands['changeViewer'] =>
  (next, isLogout) => {
    if (isLogout && storage) removeSaved(storage);
    const former = state.getState().viewer;
    if (next === former) return;
    if (former === null && queue().current) {
      state.setState({ viewer: next });
      if (storage) removeSaved(storage);
      autosave.queueChanged();
      autosave.flush();
      return;
    }
    // Another tab has logged out if its queue is gone.
    if (former !== null && storage && isSavedOf(storage, former)) autosave.flush();
    state.setState({ viewer: next });
    empty();
    autosave.discard();
    restore();
    // Without a queue, the settings of the sound are saved.
    if (!queue().current) autosave.queueChanged();
  };
