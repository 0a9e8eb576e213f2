/** What is scheduled begins this many s later, so that a busy main thread has time to schedule it. */
const margin = 0.5;
/** What is left of it must be at least this many s: the audio thread renders some blocks at once. */
const least = 0.1;
const mostTries = 5;

/**
 * Schedules a change for a frame of the audio clock. The audio thread goes on while this code runs, and applies what comes
 * late at another time: then it is cancelled, and scheduled again after a pause. Resolves with the frame, or with null when
 * it was late each time or is not possible any more.
 */
export async function scheduleAhead(
  schedule: (frame: number) => (() => void) | null,
  { now, rate, pause }: { now: () => number; rate: number; pause: () => Promise<void> },
): Promise<number | null> {
  for (let tries = 0; tries < mostTries; tries += 1) {
    const frame = now() + Math.round(margin * rate);
    const cancel = schedule(frame);
    if (!cancel) return null;
    if (frame - now() >= least * rate) return frame;
    cancel();
    // oxlint-disable-next-line no-await-in-loop
    await pause();
  }
  return null;
}
