import type { Clock } from '../engine/Clock.ts';

/** Delays in milliseconds before a track is tried again while the server cannot be reached; the last one repeats. */
const delays = [2000, 4000, 8000, 15_000, 30_000];

/** Tries a track again until the server can be reached. */
export interface HeldTrack {
  /** Waits, then calls `resume`. Returns whether this is the first failure of a row, which is worth a message. */
  hold(resume: () => void): boolean;
  /** Stops waiting: the listener has done something else. */
  cancel(): void;
  /** Begins a new row, when a track plays. */
  reset(): void;
  dispose(): void;
}

export function createHeldTrack(clock: Clock): HeldTrack {
  let failures = 0;
  let resumeNow: (() => void) | null = null;
  let cancelTimer = () => {};
  const cancel = () => {
    cancelTimer();
    resumeNow = null;
  };
  const onOnline = () => resumeNow?.();
  const hasWindow = typeof window !== 'undefined';
  if (hasWindow) window.addEventListener('online', onOnline);
  return {
    hold(resume) {
      cancel();
      const isFirst = failures === 0;
      const delay = delays[Math.min(failures, delays.length - 1)] ?? 0;
      failures += 1;
      resumeNow = () => {
        cancel();
        resume();
      };
      cancelTimer = clock.after(delay, resumeNow);
      return isFirst;
    },
    cancel,
    reset() {
      failures = 0;
    },
    dispose() {
      cancel();
      if (hasWindow) window.removeEventListener('online', onOnline);
    },
  };
}
