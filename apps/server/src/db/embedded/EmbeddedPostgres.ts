import { Worker } from 'node:worker_threads';
import { DatabaseUnavailable } from '../DatabaseUnavailable.ts';
import type { FromWorker, ToWorker, WorkerOptions } from './messages.ts';
import { summarise, type AnswerSummary } from './protocol.ts';

interface Options {
  /** Where the data lives; null keeps it in memory. */
  folder: string | null;
  /** Milliseconds after which an unanswered batch counts as hanging. */
  limit: number;
  /** Told when the database is given up and will be opened again. */
  onRestart: (reason: string) => void;
}

interface Waiting<T> {
  resolve: (value: T) => void;
  reject: (error: Error) => void;
}

/** Opening an old folder takes under a second and a new one some; a slow disk gets a minute. */
const openLimit = 60_000;
/** After a failed attempt to open, callers are turned away at once for this long. */
const pause = 1000;
const diskFull = '53100';

/**
 * An embedded PostgreSQL in a thread that can be given up. A batch that is not answered in time, a crash or a full
 * disk ends the thread and fails its callers; the next caller opens the folder anew, and PostgreSQL recovers from
 * its log as after a kill.
 */
export class EmbeddedPostgres {
  /** Milliseconds after which an unanswered batch counts as hanging. */
  limit: number;
  readonly #options: Options;
  #worker: Worker | null = null;
  #opening: Promise<void> | null = null;
  #waiting: Waiting<Uint8Array> | null = null;
  #queue: Promise<unknown> = Promise.resolve();
  /** Done when the thread that was given up last has really ended. */
  #ending: Promise<unknown> = Promise.resolve();
  #session = 0;
  #isDoomed = false;
  #hasOpened = false;
  #failedAt = -Infinity;
  #isClosed = false;
  #onLost = new Set<(error: Error) => void>();

  constructor(options: Options) {
    this.#options = options;
    this.limit = options.limit;
  }

  /**
   * Opens the folder unless it is open. Resolves to the number of the session, which changes with each thread: what
   * was begun in one session must not go on in the next.
   */
  async open(): Promise<number> {
    if (this.#isClosed) throw new DatabaseUnavailable('The database is closed.');
    if (this.#isDoomed) this.#giveUp('the disk is full');
    if (!this.#opening && performance.now() - this.#failedAt < pause) {
      throw new DatabaseUnavailable('The database could not be opened a moment ago.');
    }
    this.#opening ??= this.#start();
    await this.#opening;
    return this.#session;
  }

  /** Calls `listener` when the thread, and with it the session, is lost. Returns how to stop. */
  onLost(listener: (error: Error) => void): () => void {
    this.#onLost.add(listener);
    return () => this.#onLost.delete(listener);
  }

  /** Sends one batch of a session and gives its answer. Batches run one after the other. */
  exchange(session: number, batch: Uint8Array): Promise<{ answer: Uint8Array; summary: AnswerSummary }> {
    const turn = this.#queue.then(async () => {
      const answer = await this.#ask(session, batch);
      const summary = summarise(answer);
      // The statement after a full disk has been seen to block the thread for good, so it gets a new one.
      if (summary.error === diskFull) this.#isDoomed = true;
      return { answer, summary };
    });
    this.#queue = turn.catch(() => {});
    return turn;
  }

  /** Lets the running batch end, then closes the folder. */
  async close(): Promise<void> {
    if (this.#isClosed) return;
    await this.#queue;
    this.#isClosed = true;
    const worker = this.#worker;
    if (!worker) return;
    this.#worker = null;
    const closed = new Promise<void>((resolve) => {
      worker.on('message', (message: FromWorker) => message.type === 'answer' || resolve());
      worker.on('error', () => resolve());
      worker.on('exit', () => resolve());
      setTimeout(resolve, Math.min(this.limit, 5000)).unref();
    });
    post(worker, { type: 'close' });
    await closed;
    await worker.terminate();
  }

  async #start(): Promise<void> {
    // Two threads in one folder would destroy it.
    await this.#ending;
    if (this.#isClosed) throw new DatabaseUnavailable('The database is closed.');
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const workerData: WorkerOptions = { folder: this.#options.folder };
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData, execArgv: [] });
    this.#worker = worker;
    this.#session += 1;
    this.#isDoomed = false;
    const timer = setTimeout(() => this.#giveUp('it did not open in time', worker), openLimit);
    const stop = this.onLost((error) => {
      clearTimeout(timer);
      this.#failedAt = performance.now();
      reject(error);
    });
    worker.on('message', (message: FromWorker) => {
      if (worker !== this.#worker) return;
      if (message.type === 'open') {
        clearTimeout(timer);
        stop();
        this.#hasOpened = true;
        resolve();
      } else if (message.type === 'answer') {
        this.#waiting?.resolve(message.answer);
      } else if (message.type === 'broken') {
        this.#giveUp(message.reason, worker);
      }
    });
    worker.on('error', (error) => this.#giveUp(String(error), worker));
    worker.on('exit', () => this.#giveUp('its thread ended', worker));
    await promise;
  }

  async #ask(session: number, batch: Uint8Array): Promise<Uint8Array> {
    const worker = this.#worker;
    if (!worker || session !== this.#session || this.#isDoomed) {
      throw new DatabaseUnavailable('The session is over: the database was given up.');
    }
    const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>();
    this.#waiting = { resolve, reject };
    const giveUp = () => this.#giveUp('a statement took too long', worker);
    // When our own thread was the busy one, the answer may lie unread behind this timer: look once more.
    let timer = setTimeout(() => (timer = setTimeout(giveUp, 100)), this.limit);
    post(worker, { type: 'batch', batch });
    try {
      return await promise;
    } finally {
      clearTimeout(timer);
      this.#waiting = null;
    }
  }

  #giveUp(reason: string, worker = this.#worker) {
    if (!worker || worker !== this.#worker) return;
    this.#worker = null;
    this.#opening = null;
    this.#ending = worker.terminate();
    const error = new DatabaseUnavailable(`The database was given up: ${reason}.`);
    if (this.#hasOpened) this.#options.onRestart(reason);
    this.#waiting?.reject(error);
    for (const listener of this.#onLost) listener(error);
  }
}

function post(worker: Worker, message: ToWorker) {
  worker.postMessage(message);
}
