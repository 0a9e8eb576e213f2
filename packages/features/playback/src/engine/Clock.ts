/** A clock that tests can replace and advance. */
export interface Clock {
  now(): number;
  /** Calls back once after a delay in milliseconds. Returns a function that cancels the call. */
  after(delay: number, run: () => void): () => void;
}

export const systemClock: Clock = {
  now: () => Date.now(),
  after(delay, run) {
    const timer = setTimeout(run, delay);
    return () => clearTimeout(timer);
  },
};
