import type { Clock } from './Clock.ts';

/** A step of the position that is longer than the time in between by this many ms is a jump. */
const jump = 2000;
/** A sound may end this many ms before its duration in the catalogue, or this part of it. */
const tolerance = { time: 3000, part: 0.03 };

/**
 * Notices a sound that ends too early, because a part of its file is missing. Browsers shorten it, or jump from the last
 * part they have to the end.
 */
export function createEndWatch(clock: Pick<Clock, 'now'>) {
  let last: { position: number; at: number } | null = null;
  let reached = 0;
  return {
    /** Call at each report of the position, in ms. */
    moved(position: number, rate: number) {
      const at = clock.now();
      const step = last ? position - last.position : 0;
      const elapsed = last ? at - last.at : 0;
      last = { position, at };
      const hasJumped = elapsed > 0 && step > elapsed * rate + jump;
      if (step !== 0 && !hasJumped) reached = position;
    },
    /** Call when the position is set. */
    restart() {
      last = null;
      reached = 0;
    },
    /** Whether a sound that has ended was too short. `duration` is that of the catalogue, in ms. */
    isTooShort: (duration: number) =>
      reached > 0 && duration - reached > Math.max(tolerance.time, duration * tolerance.part),
  };
}
