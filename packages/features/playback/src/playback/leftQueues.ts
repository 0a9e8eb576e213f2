import type { StoreApi } from 'zustand/vanilla';
import type { CurrentQueue } from './currentQueue.ts';
import type { PlayerProgress, PlayerState } from './PlayerState.ts';
import type { ReadAhead } from './readAhead.ts';
import type { LeftQueue, RecentQueues } from './recentQueues.ts';

/** Keeps queues that are replaced or cleared, and lists them in the state. */
export interface LeftQueues {
  /** The queue with its position and place in the context. */
  snapshot(): LeftQueue;
  /** Keeps the queue, because another one follows. */
  leave(): void;
  /** Lists those of the viewer. */
  list(): void;
  /** Reads one of the viewer; null when there is none. */
  read(id: number): Promise<LeftQueue | null>;
  /** Forgets all. */
  clear(): void;
}

interface LeftQueuesOptions {
  state: StoreApi<PlayerState>;
  progress: StoreApi<PlayerProgress>;
  queue: CurrentQueue;
  readAhead: ReadAhead;
  recents: RecentQueues;
}

export function createLeftQueues(options: LeftQueuesOptions): LeftQueues {
  const { state, progress, queue, readAhead, recents } = options;

  const snapshot = () => ({
    owner: state.getState().viewer,
    queue: queue.get(),
    position: progress.getState().position,
    taken: readAhead.taken(),
  });

  const list = () => {
    const { viewer } = state.getState();
    void recents.list(viewer).then((recentQueues) => {
      if (state.getState().viewer === viewer) state.setState({ recentQueues });
    });
  };

  return {
    snapshot,
    leave() {
      const { current, history, nextUp, upcoming } = queue.get();
      if (!current || history.length + nextUp.length + upcoming.length === 0) return;
      void recents.add(snapshot(), Date.now()).then(list);
    },
    list,
    async read(id) {
      const left = await recents.read(id);
      return left && left.owner === state.getState().viewer ? left : null;
    },
    clear() {
      void recents.clear().then(list);
    },
  };
}
