import { Problem } from './Problem.ts';

export interface WorkQueueOptions {
  /** Maximum number of concurrent tasks. @default 4 */
  running?: number;
  /** Maximum number of waiting tasks. @default 64 */
  waiting?: number;
  /** Maximum waiting time, in milliseconds. @default 5 s */
  timeout?: number;
  /** Maximum number of waiting tasks of one owner. @default `waiting` */
  waitingEach?: number;
}

/** A task that waits for a slot. */
interface Waiting {
  owner: string | undefined;
  start: () => void;
}

/**
 * Limits the concurrency of expensive work such as rendering, and the length and waiting time of its queue. Of one owner,
 * such as a person, one task runs at a time, and owners take turns, so that many tasks of one do not delay the others.
 */
export class WorkQueue {
  readonly #limits: Required<WorkQueueOptions>;
  /** In the order of their arrival. */
  readonly #waiting = new Set<Waiting>();
  /** The owners of running tasks. */
  readonly #busy = new Set<string>();
  /** When each owner that waits has had its last turn, as a count of turns. */
  readonly #lastTurn = new Map<string, number>();
  #turns = 0;
  #running = 0;

  constructor({ running = 4, waiting = 64, timeout = 5000, waitingEach = waiting }: WorkQueueOptions = {}) {
    this.#limits = { running, waiting, timeout, waitingEach };
  }

  /**
   * Runs `work` when a slot is free and no other task of the owner runs. Without an owner only the slot counts. Rejects
   * with a 503 when the queue is full or the maximum waiting time passes, and with a 429 when too many tasks of the owner
   * wait.
   *
   * @param timeout Maximum waiting time of this task, in milliseconds. @default that of the queue
   */
  async run<T>(work: () => Promise<T>, owner?: string, timeout = this.#limits.timeout): Promise<T> {
    const isFree = this.#running < this.#limits.running && (owner === undefined || !this.#busy.has(owner));
    if (isFree) this.#take(owner);
    else await this.#turn(owner, timeout);
    try {
      return await work();
    } finally {
      this.#running -= 1;
      if (owner !== undefined) this.#busy.delete(owner);
      this.#startNext();
    }
  }

  #take(owner: string | undefined) {
    this.#running += 1;
    if (owner === undefined) return;
    this.#busy.add(owner);
    this.#lastTurn.set(owner, (this.#turns += 1));
  }

  #startNext() {
    while (this.#running < this.#limits.running) {
      const ready = [...this.#waiting].filter(({ owner }) => owner === undefined || !this.#busy.has(owner));
      const [first] = ready;
      if (!first) break;
      const lastTurn = ({ owner }: Waiting) => (owner === undefined ? 0 : (this.#lastTurn.get(owner) ?? 0));
      const next = ready.reduce((best, each) => (lastTurn(each) < lastTurn(best) ? each : best), first);
      this.#waiting.delete(next);
      this.#take(next.owner);
      next.start();
    }
    if (this.#waiting.size === 0 && this.#running === 0) this.#lastTurn.clear();
  }

  #turn(owner: string | undefined, timeout: number): Promise<void> {
    const own = owner === undefined ? 0 : [...this.#waiting].filter((each) => each.owner === owner).length;
    if (own >= this.#limits.waitingEach) throw tooManyAtOnce();
    if (this.#waiting.size >= this.#limits.waiting) throw busy();
    return new Promise((resolve, reject) => {
      const waiting: Waiting = {
        owner,
        start: () => {
          clearTimeout(timer);
          resolve();
        },
      };
      const timer = setTimeout(() => {
        this.#waiting.delete(waiting);
        reject(busy());
      }, timeout);
      this.#waiting.add(waiting);
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

const tooManyAtOnce = () =>
  new Problem({
    status: 429,
    code: 'too_many_requests',
    message: 'Too many requests in a short time. Try again in a few seconds.',
    headers: { 'retry-after': '3' },
  });
