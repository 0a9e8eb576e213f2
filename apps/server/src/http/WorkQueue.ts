import { Problem } from './Problem.ts';

export interface WorkQueueOptions {
  /** Maximum number of concurrent tasks. @default 4 */
  running?: number;
  /** Maximum number of waiting tasks. @default 64 */
  waiting?: number;
  /** Maximum waiting time, in milliseconds. @default 5 s */
  timeout?: number;
}

/** Limits the concurrency of expensive work such as rendering, and the length and waiting time of its queue. */
export class WorkQueue {
  readonly #limits: Required<WorkQueueOptions>;
  readonly #queue = new Set<() => void>();
  #running = 0;

  constructor({ running = 4, waiting = 64, timeout = 5000 }: WorkQueueOptions = {}) {
    this.#limits = { running, waiting, timeout };
  }

  /** Runs `work` when a slot is free. Rejects with a 503 when the queue is full or the maximum waiting time passes. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.#running < this.#limits.running) this.#running += 1;
    else await this.#turn();
    try {
      return await work();
    } finally {
      const [next] = this.#queue;
      // The next waiting task takes the slot, so the count stays.
      if (next) next();
      else this.#running -= 1;
    }
  }

  #turn(): Promise<void> {
    if (this.#queue.size >= this.#limits.waiting) throw busy();
    return new Promise((resolve, reject) => {
      const start = () => {
        clearTimeout(timer);
        this.#queue.delete(start);
        resolve();
      };
      const timer = setTimeout(() => {
        this.#queue.delete(start);
        reject(busy());
      }, this.#limits.timeout);
      this.#queue.add(start);
    });
  }
}

const busy = () =>
  new Problem({
    status: 503,
    code: 'busy',
    message: 'Many people are here right now. Try again in a few seconds.',
    headers: { 'retry-after': '3' },
  });
