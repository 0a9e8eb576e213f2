import type { Clock } from '../engine/Clock.ts';
import { type SavedState, savePosition, saveQueue } from './persistence.ts';

/** Saves the player's state: at intervals during playback, and immediately when the page is left. */
export interface Autosave {
  queueChanged(): void;
  positionChanged(): void;
  /** Saves pending changes immediately. */
  flush(): void;
  /** Forgets pending changes. */
  discard(): void;
  /** Forgets pending changes, and saves nothing until `resume`. */
  pause(): void;
  resume(): void;
  dispose(): void;
}

export interface AutosaveOptions {
  storage: Storage | null;
  clock: Clock;
  /** Returns false while another tab saves the state. */
  isOwner: () => boolean;
  savedState: () => SavedState;
  position: () => number;
}

const queueDelay = 1000;
const positionDelay = 5000;

export function createAutosave({ storage, clock, isOwner, savedState, position }: AutosaveOptions): Autosave {
  let cancelQueue: (() => void) | null = null;
  let cancelPosition: (() => void) | null = null;
  let isPaused = false;

  const writeQueue = () => {
    cancelQueue?.();
    cancelQueue = null;
    if (storage && isOwner()) saveQueue(storage, savedState());
  };
  const writePosition = () => {
    cancelPosition?.();
    cancelPosition = null;
    const { current } = savedState().queue;
    if (storage && isOwner() && current) savePosition(storage, current.key, position());
  };
  const flush = () => {
    if (isPaused) return;
    if (cancelQueue) writeQueue();
    writePosition();
  };
  const discard = () => {
    cancelQueue?.();
    cancelPosition?.();
    cancelQueue = null;
    cancelPosition = null;
  };
  const onHidden = () => document.visibilityState === 'hidden' && flush();
  const hasPage = typeof document !== 'undefined';
  if (hasPage) {
    window.addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', onHidden);
  }

  return {
    queueChanged() {
      if (!isPaused) cancelQueue ??= clock.after(queueDelay, writeQueue);
    },
    positionChanged() {
      if (!isPaused) cancelPosition ??= clock.after(positionDelay, writePosition);
    },
    flush,
    discard,
    pause() {
      discard();
      isPaused = true;
    },
    resume() {
      isPaused = false;
    },
    dispose() {
      discard();
      if (!hasPage) return;
      window.removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', onHidden);
    },
  };
}
