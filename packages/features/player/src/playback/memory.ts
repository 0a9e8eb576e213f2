import type { Clock } from './Clock.ts';
import { type Remembered, savePosition, saveQueue } from './persistence.ts';

/** Saves the player's state: at intervals during playback, and immediately when the page is left. */
export interface Memory {
  queueChanged(): void;
  positionChanged(): void;
  /** Saves pending changes immediately. */
  flush(): void;
  dispose(): void;
}

export interface MemoryOptions {
  storage: Storage | null;
  clock: Clock;
  /** Returns false while another tab saves the state. */
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
