import { Problem } from './Problem.ts';

export interface TimeBudgetOptions {
  /** Milliseconds of work that an owner may cause at once. */
  burst: number;
  /** Milliseconds of work that an owner may cause in each second. */
  each: number;
}

/** Maximum number of remembered owners; the oldest are forgotten first. */
const mostOwners = 10_000;

/** Limits the time that the server works for each owner, by the time that earlier work has taken. */
export class TimeBudget {
  readonly #options: TimeBudgetOptions;
  /** Used time of an owner, and when that was computed. */
  readonly #used = new Map<string, { used: number; at: number }>();

  constructor(options: TimeBudgetOptions) {
    this.#options = options;
  }

  /** Throws a 429 when the owner has used up its time. */
  require(owner: string): void {
    const over = this.#usedBy(owner) - this.#options.burst;
    if (over < 0) return;
    // Until a part of the burst is free again, so that the next request is not refused at once.
    const seconds = Math.max(1, Math.ceil(over / this.#options.each));
    throw new Problem({
      status: 429,
      code: 'too_many_requests',
      message: `Too many requests in a short time. Try again in ${seconds === 1 ? 'a second' : `${seconds} seconds`}.`,
      headers: { 'retry-after': String(seconds) },
    });
  }

  /** Counts time that was spent on an owner, in milliseconds. */
  spend(owner: string, time: number): void {
    const used = this.#usedBy(owner) + time;
    this.#used.delete(owner);
    this.#used.set(owner, { used, at: performance.now() });
    const [oldest] = this.#used.keys();
    if (this.#used.size > mostOwners && oldest !== undefined) this.#used.delete(oldest);
  }

  #usedBy(owner: string): number {
    const known = this.#used.get(owner);
    if (!known) return 0;
    return Math.max(0, known.used - ((performance.now() - known.at) / 1000) * this.#options.each);
  }
}
