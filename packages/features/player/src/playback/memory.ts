import type { Clock } from './Clock.ts';
import { type Remembered, savePosition, saveQueue } from './persistence.ts';

/** Writes the player's state into the storage, seldom while it plays and at once when the page is left. */
export interface Memory {
  queueChanged(): void;
  positionChanged(): void;
  /** Writes what has changed now. */
  flush(): void;
  dispose(): void;
}

export interface MemoryOptions {
  storage: Storage | null;
  clock: Clock;
  /** False while another tab is the one to remember. */
  isOwner: () => boolean;
  remembered: () => Remembered;
  position: () => number;
}

const queueDelay = 1000;
const positionDelay = 5000;

export function createMemory({ storage, clock, isOwner, remembered, position }: MemoryOptions): Memory {
  let cancelQueue: (() => void) | null = null;
  let cancelPosition: (() => void) | null = null;

  const writeQueue = () => {
    cancelQueue?.();
    cancelQueue = null;
    if (storage && isOwner()) saveQueue(storage, remembered());
  };
  const writePosition = () => {
    cancelPosition?.();
    cancelPosition = null;
    const { current } = remembered().queue;
    if (storage && isOwner() && current) savePosition(storage, current.key, position());
  };
  const flush = () => {
    if (cancelQueue) writeQueue();
    writePosition();
  };
  const onHidden = () => document.visibilityState === 'hidden' && flush();
  const hasPage = typeof document !== 'undefined';
  if (hasPage) {
    window.addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', onHidden);
  }

  return {
    queueChanged() {
      cancelQueue ??= clock.after(queueDelay, writeQueue);
    },
    positionChanged() {
      cancelPosition ??= clock.after(positionDelay, writePosition);
    },
    flush,
    dispose() {
      cancelQueue?.();
      cancelPosition?.();
      if (!hasPage) return;
      window.removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', onHidden);
    },
  };
}
