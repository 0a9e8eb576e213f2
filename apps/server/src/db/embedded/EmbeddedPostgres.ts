import { fork, type ChildProcess } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { DatabaseUnavailable } from '../DatabaseUnavailable.ts';
import type { FromDatabase, ThreadOptions, ToDatabase } from './messages.ts';
import { summarise, type AnswerSummary } from './protocol.ts';

interface Options {
  /** Folder of the data; null keeps it in memory. */
  folder: string | null;
  /** Whether a write is on the disk before it is acknowledged. @default true */
  isDurable?: boolean;
  /** Milliseconds after which an unanswered batch counts as hanging. */
  limit: number;
  /** Called when the process was killed and the database will be opened again. */
  onRestart: (reason: string) => void;
}

interface Waiting<T> {
  resolve: (value: T) => void;
  reject: (error: Error) => void;
}

/** Time limit for opening. An existing folder takes less than a second, a new one some seconds, a slow disk longer. */
const openLimit = 60_000;
/** Milliseconds after a failed attempt to open during which callers fail at once. */
const pause = 1000;
/** Milliseconds that a running batch may take while the database closes. */
const closeTimeout = 500;
const diskFull = '53100';

/**
 * An embedded PostgreSQL in a process that can be replaced. A batch that is not answered in time, a crash or a full
 * disk ends the process, and its callers fail. The next caller opens the folder again, and PostgreSQL recovers from
 * its log as after a crash.
 */
export class EmbeddedPostgres {
  /** Milliseconds after which an unanswered batch counts as hanging. */
  limit: number;
  readonly #options: Options;
  #process: ChildProcess | null = null;
  #opening: Promise<void> | null = null;
  #waiting: Waiting<Uint8Array> | null = null;
  #queue: Promise<unknown> = Promise.resolve();
  /** Resolves when the last killed process has ended. */
  #ending: Promise<unknown> = Promise.resolve();
  #session = 0;
  #isDoomed = false;
  #isOpen = false;
  #hasOpened = false;
  #hasCrashed = false;
  #failedAt = -Infinity;
  #isClosed = false;
  #onLost = new Set<(error: Error) => void>();

  constructor(options: Options) {
    this.#options = options;
    this.limit = options.limit;
  }

  /**
   * Opens the folder unless it is open. Resolves to the number of the session, which changes with each process: a
   * transaction of one session must not continue in the next.
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

  /** Calls `listener` when the process, and with it the session, is lost. Returns a function that removes it. */
  onLost(listener: (error: Error) => void): () => void {
    this.#onLost.add(listener);
    return () => this.#onLost.delete(listener);
  }

  /** Sends one batch of a session and resolves to its answer. Batches run one after the other. */
  exchange(session: number, batch: Uint8Array): Promise<{ answer: Uint8Array; summary: AnswerSummary }> {
    const turn = this.#queue.then(async () => {
      const answer = await this.#send(session, batch);
      const summary = summarise(answer);
      // In tests the statement after a full disk blocked forever, so it runs in a new process.
      if (summary.error === diskFull) this.#isDoomed = true;
      return { answer, summary };
    });
    this.#queue = turn.catch(() => {});
    return turn;
  }

  /** Closes the folder. A batch that exceeds the time limit is aborted; PostgreSQL discards its changes. */
  async close(): Promise<void> {
    if (this.#isClosed) return;
    const isIdle = await Promise.race([
      this.#queue.then(() => true),
      delay(closeTimeout, false, { ref: false }),
    ]);
    this.#isClosed = true;
    const child = this.#process;
    this.#process = null;
    if (child && isIdle) await this.#closeFolder(child);
    const error = new DatabaseUnavailable('The database is closed.');
    this.#waiting?.reject(error);
    for (const listener of this.#onLost) listener(error);
    if (child) await end(child);
    await this.#ending;
  }

  async #closeFolder(child: ChildProcess): Promise<void> {
    const closed = new Promise<void>((resolve) => {
      child.on('message', (message: FromDatabase) => message.type === 'answer' || resolve());
      child.on('exit', () => resolve());
      setTimeout(resolve, Math.min(this.limit, 5000)).unref();
    });
    post(child, { type: 'close' });
    await closed;
  }

  /** The id of the process, for tests and logs; null while there is none. */
  get pid(): number | null {
    return this.#process?.pid ?? null;
  }

  async #start(): Promise<void> {
    try {
      await this.#launch().catch((error: unknown) => {
        // Node.js sometimes crashes while it compiles PostgreSQL (once in some hundred times), so retry once.
        if (!this.#hasCrashed) throw error;
        return this.#launch();
      });
    } catch (error) {
      this.#opening = null;
      this.#failedAt = performance.now();
      throw error;
    }
  }

  async #launch(): Promise<void> {
    // Two processes in one folder would corrupt it.
    await this.#ending;
    if (this.#isClosed) throw new DatabaseUnavailable('The database is closed.');
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const { folder, isDurable = true } = this.#options;
    const options: ThreadOptions = { folder, isDurable };
    const child = fork(new URL('./process.ts', import.meta.url), [JSON.stringify(options)], {
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      execArgv: [],
      env: {
        // The threads that compile PostgreSQL would keep a heap of the C library each: 100 MB less.
        MALLOC_ARENA_MAX: '2',
        ...process.env,
        // Set by `node --watch`, which makes a process report its modules through the channel.
        WATCH_REPORT_DEPENDENCIES: undefined,
      },
    });
    this.#process = child;
    this.#session += 1;
    this.#isDoomed = false;
    this.#hasCrashed = false;
    const timer = setTimeout(() => this.#giveUp('it did not open in time', child), openLimit);
    const settle = () => {
      clearTimeout(timer);
      stop();
    };
    const stop = this.onLost((error) => {
      settle();
      reject(error);
    });
    child.on('message', (message: FromDatabase) => {
      if (child !== this.#process) return;
      if (message.type === 'open') {
        settle();
        this.#isOpen = true;
        this.#hasOpened = true;
        resolve();
      } else if (message.type === 'answer') {
        this.#waiting?.resolve(message.answer);
      } else if (message.type === 'broken') {
        this.#giveUp(message.reason, child);
      }
    });
    child.on('error', (error: NodeJS.ErrnoException) =>
      this.#giveUp(`its process failed (${error.code ?? error.name})`, child),
    );
    child.on('exit', (code, signal) => {
      if (child === this.#process) this.#hasCrashed = true;
      this.#giveUp(`its process ended (${signal ?? code})`, child);
      // It was closed while it was opening.
      settle();
      reject(new DatabaseUnavailable('The database is closed.'));
    });
    await promise;
  }

  async #send(session: number, batch: Uint8Array): Promise<Uint8Array> {
    const child = this.#process;
    if (!child || session !== this.#session || this.#isDoomed) {
      throw new DatabaseUnavailable('The session is over: the database was given up.');
    }
    const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>();
    this.#waiting = { resolve, reject };
    const giveUp = () => this.#giveUp('a statement took too long', child);
    // When this thread was busy, the answer may be in the event queue after this timer: check once more.
    let timer = setTimeout(() => (timer = setTimeout(giveUp, 100)), this.limit);
    post(child, { type: 'batch', batch });
    try {
      return await promise;
    } finally {
      clearTimeout(timer);
      this.#waiting = null;
    }
  }

  #giveUp(reason: string, child = this.#process) {
    if (!child || child !== this.#process) return;
    this.#process = null;
    if (this.#isOpen) this.#opening = null;
    this.#isOpen = false;
    this.#ending = end(child);
    const error = new DatabaseUnavailable(`The database was given up: ${reason}.`);
    if (this.#hasOpened) this.#options.onRestart(reason);
    this.#waiting?.reject(error);
    for (const listener of this.#onLost) listener(error);
  }
}

/** Sends a message. A failure is ignored, because the exit event of the process follows. */
function post(child: ChildProcess, message: ToDatabase) {
  child.send(message, () => {});
}

/** Ends a process at once. Resolves when it is gone. */
async function end(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await gone;
}
