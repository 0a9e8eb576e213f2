import { Problem } from './Problem.ts';

export interface WorkQueueOptions {
  /** How many run at once. @default 4 */
  running?: number;
  /** How many wait for their turn. @default 64 */
  waiting?: number;
  /** How long one waits, in milliseconds. @default 5 s */
  patience?: number;
}

/** Bounds how much costly work runs at once, such as rendering, and how much and how long other work waits. */
export class WorkQueue {
  readonly #limits: Required<WorkQueueOptions>;
  readonly #queue = new Set<() => void>();
  #running = 0;

  constructor({ running = 4, waiting = 64, patience = 5000 }: WorkQueueOptions = {}) {
    this.#limits = { running, waiting, patience };
  }

  /** Runs `work` in its turn. Rejects with a 503 when too many wait already, or when its turn does not come in time. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.#running < this.#limits.running) this.#running += 1;
    else await this.#turn();
    try {
      return await work();
    } finally {
      const [next] = this.#queue;
      // The place goes to the next in line, so the count stays.
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
      }, this.#limits.patience);
      this.#queue.add(start);
    });
  }
}

const busy = () =>
  new Problem(503, 'busy', 'Many people are here right now. Try again in a few seconds.', undefined, {
    headers: { 'retry-after': '3' },
  });
