/** Time, handed in so that tests can move it. */
export interface Clock {
  now(): number;
  /** Runs once after a delay in milliseconds. Returns what cancels it. */
  after(delay: number, run: () => void): () => void;
}

export const systemClock: Clock = {
  now: () => Date.now(),
  after(delay, run) {
    const timer = setTimeout(run, delay);
    return () => clearTimeout(timer);
  },
};
