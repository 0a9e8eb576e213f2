import type { StoreApi } from 'zustand/vanilla';
import { emptyQueue, type Queue } from '../queue/queue.ts';
import type { PlayerState } from './PlayerState.ts';
import { queueState } from './queueState.ts';

/** The queue that plays. */
export interface CurrentQueue {
  get(): Queue;
  /** Replaces the queue and shows it. */
  publish(next: Queue): void;
  /** Takes a queue that the state shows and the storage has already. */
  restore(saved: Queue): void;
}

interface CurrentQueueOptions {
  state: StoreApi<PlayerState>;
  /** Called after a change. */
  onChange: () => void;
}

export function createCurrentQueue({ state, onChange }: CurrentQueueOptions): CurrentQueue {
  let queue = emptyQueue;
  return {
    get: () => queue,
    publish(next) {
      queue = next;
      state.setState(queueState(next));
      onChange();
    },
    restore(saved) {
      queue = saved;
    },
  };
}
