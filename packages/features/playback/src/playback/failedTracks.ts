import { advance, type Queue } from '../queue/queue.ts';

/** After this many consecutive failures, the cause is probably not the tracks. */
const mostFailures = 10;
/** This many failures are skipped immediately; later ones after `failureDelay`. */
const immediateSkips = 3;
/** In milliseconds. */
const failureDelay = 1000;

/** Counts consecutive failures of tracks and chooses what follows a failure. */
export interface FailedTracks {
  /**
   * Counts the current track of a queue as failed. Returns the queue to play next and a delay in milliseconds, or null
   * when there is nothing left to try.
   */
  skip(queue: Queue): { next: Queue; delay: number } | null;
  /** Resets the count, when a track plays or the listener requests one. */
  reset(): void;
}

export function createFailedTracks(): FailedTracks {
  const failed = new Set<string>();
  return {
    skip(queue) {
      if (queue.current) failed.add(queue.current.key);
      const next = advance(queue, false);
      if (!next?.current || failed.has(next.current.key) || failed.size >= mostFailures) return null;
      return { next, delay: failed.size > immediateSkips ? failureDelay : 0 };
    },
    reset: () => failed.clear(),
  };
}
