import { advance, type Queue } from '../queue/queue.ts';

/** After so many failures in a row the fault is not with the tracks. */
const mostFailures = 10;
/** So many failures are skipped at once; between later ones there is a pause. */
const patientFailures = 3;
/** In milliseconds. */
const failureDelay = 1000;

/** The tracks that failed since the last one that played, and what follows the next failure. */
export interface FailedTracks {
  /**
   * Counts the current track of a queue as failed. Returns the queue to play instead, after a delay in milliseconds, or
   * null when there is nothing left to try.
   */
  skip(queue: Queue): { next: Queue; delay: number } | null;
  /** A track plays, or the listener asks for one: failures are counted anew. */
  forget(): void;
}

export function createFailedTracks(): FailedTracks {
  const failed = new Set<string>();
  return {
    skip(queue) {
      if (queue.current) failed.add(queue.current.key);
      const next = advance(queue, false);
      if (!next?.current || failed.has(next.current.key) || failed.size >= mostFailures) return null;
      return { next, delay: failed.size > patientFailures ? failureDelay : 0 };
    },
    forget: () => failed.clear(),
  };
}
