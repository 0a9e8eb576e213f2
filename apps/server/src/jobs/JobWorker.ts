import { randomUUID } from 'node:crypto';
import type { SettingValues } from '@segno/data/contract';
import * as v from 'valibot';
import type { Database } from '../db/Database.ts';
import type { Logger } from '../log.ts';
import { type Job, JobFailure } from './defineJob.ts';
import { jobMessages } from './jobMessages.ts';
import {
  addScheduled,
  addSchedules,
  extendLease,
  failJob,
  finishJob,
  type JobRow,
  leaseSeconds,
  returnJob,
  saveProgress,
  takeJob,
} from './store.ts';

export interface JobWorkerOptions {
  db: Database;
  log: Pick<Logger, 'info' | 'warn' | 'error'>;
  /** The kinds that this server runs. */
  jobs: readonly Job[];
  /** How often due jobs are looked for, in milliseconds. @default 1 s */
  interval?: number;
  /** Delay before the next attempt, in seconds. @default 10 s, 40 s, 160 s, … up to an hour */
  delayAfter?: (attempt: number) => number;
  /** What an operator has set (SETTING-9). @default nothing is paused or limited */
  settings?: () => Pick<SettingValues, 'queue.paused' | 'queue.workers' | 'queue.attempts'> &
    Partial<Pick<SettingValues, 'queue.workers_of'>>;
  /** Time that running jobs have when the server stops, in milliseconds. @default 3 s */
  closeTimeout?: number;
}

const defaultTimeout = 10 * 60_000;
const defaultAttempts = 5;
const growingDelay = (attempt: number) => Math.min(10 * 4 ** (attempt - 1), 3600);
const unknownFailure = jobMessages.unknown.message;

/**
 * Runs jobs of the table, a bounded number of each kind. Several servers share the work: a job is leased to one, which
 * extends the lease while it runs. After a kill another run takes it over.
 */
export class JobWorker {
  readonly #options: Required<JobWorkerOptions>;
  readonly #kinds: ReadonlyMap<string, Job>;
  readonly #periods: ReadonlyMap<string, number>;
  readonly #runs = new Map<Promise<void>, string>();
  readonly #closing = new AbortController();
  readonly #timer: NodeJS.Timeout;
  #hasSchedules = false;
  /** Whether a run has ended since the last question to the table. */
  #isStale = false;
  #looking: Promise<void> | undefined;

  constructor(options: JobWorkerOptions) {
    this.#options = {
      settings: () => ({ 'queue.paused': [], 'queue.workers': 32, 'queue.attempts': defaultAttempts }),
      interval: 1000,
      delayAfter: growingDelay,
      closeTimeout: 3000,
      ...options,
    };
    this.#kinds = new Map(options.jobs.map((job) => [job.kind, job]));
    this.#periods = new Map(options.jobs.flatMap(({ kind, every }) => (every ? [[kind, every]] : [])));
    this.#timer = setInterval(() => void this.look(), this.#options.interval).unref();
  }

  /** Starts the jobs that are due, as many as may run. */
  look(): Promise<void> {
    this.#looking ??= this.#look().finally(() => {
      this.#looking = undefined;
      if (this.#isStale && !this.#closing.signal.aborted) void this.look();
    });
    return this.#looking;
  }

  /** Runs what is due until nothing is left. For tests and commands. */
  async drain(): Promise<void> {
    do {
      await this.look();
      if (this.#runs.size > 0) await Promise.race(this.#runs.keys());
    } while (this.#runs.size > 0 || this.#looking);
  }

  /** Stops: running jobs are aborted, and run again later without a counted attempt. */
  async close(): Promise<void> {
    clearInterval(this.#timer);
    this.#closing.abort();
    await this.#looking;
    const timeout = new Promise((resolve) => setTimeout(resolve, this.#options.closeTimeout).unref());
    await Promise.race([Promise.allSettled(this.#runs.keys()), timeout]);
  }

  async #look() {
    const { db, log } = this.#options;
    this.#isStale = false;
    try {
      if (!this.#hasSchedules) await addSchedules(db, [...this.#periods.keys()]);
      this.#hasSchedules = true;
      await addScheduled(db, this.#periods);
      while (!this.#closing.signal.aborted) {
        this.#isStale = false;
        const kinds = this.#freeKinds();
        const run = randomUUID();
        const row = kinds.length > 0 ? await takeJob(db, kinds, run) : null;
        const job = row && this.#kinds.get(row.kind);
        // A run that has ended meanwhile may have returned its job.
        if (!job && this.#isStale) continue;
        if (!job) return;
        const running = this.#run(job, row, run).finally(() => {
          this.#runs.delete(running);
          this.#isStale = true;
          // The place is free for a job that is due already.
          if (!this.#closing.signal.aborted) void this.look();
        });
        this.#runs.set(running, job.kind);
      }
    } catch (error) {
      log.error({ err: error }, 'The queue of jobs could not be read');
    }
  }

  #freeKinds(): string[] {
    const {
      'queue.paused': paused,
      'queue.workers': workers,
      'queue.workers_of': workersOf = {},
    } = this.#options.settings();
    const count = (kind: string) => [...this.#runs.values()].filter((each) => each === kind).length;
    return [...this.#kinds.values()]
      .filter(
        ({ kind, concurrency = 1 }) =>
          !paused.includes(kind) && count(kind) < Math.min(workersOf[kind] ?? concurrency, workers),
      )
      .map(({ kind }) => kind);
  }

  async #run(job: Job, row: JobRow, run: string) {
    const { db, log } = this.#options;
    const { attempts = this.#options.settings()['queue.attempts'] } = job;
    const facts = { job: row.id, kind: row.kind, attempt: row.attempts };
    try {
      // A server that was killed while it ran the job has counted the attempt.
      if (row.attempts > attempts) throw new JobFailure(unknownFailure);
      const result = await this.#work(job, row, run);
      await finishJob(db, row.id, run, result ?? null);
      log.info(facts, 'A job is done');
    } catch (error) {
      await this.#handleError(job, row, run, error).catch((cause: unknown) =>
        log.error({ err: cause, ...facts }, 'The end of a job was not stored'),
      );
    }
  }

  async #handleError(job: Job, row: JobRow, run: string, error: unknown) {
    const { db, log, delayAfter, settings } = this.#options;
    const { attempts = settings()['queue.attempts'] } = job;
    const facts = { job: row.id, kind: row.kind, attempt: row.attempts };
    if (error instanceof JobFailure) {
      log.warn({ err: error, ...facts }, 'A job failed');
      await failJob(db, row.id, run, error.message);
    } else if (this.#closing.signal.aborted) {
      await returnJob(db, row, run, { delay: 0, isCounted: false });
    } else if (row.attempts >= attempts) {
      log.error({ err: error, ...facts }, 'A job failed');
      await failJob(db, row.id, run, unknownFailure);
    } else {
      log.warn({ err: error, ...facts }, 'A job failed and will be repeated');
      await returnJob(db, row, run, { delay: delayAfter(row.attempts), isCounted: true });
    }
  }

  /** Runs a job with its time limit, and extends its lease meanwhile. */
  async #work(job: Job, row: JobRow, run: string) {
    const { db, log } = this.#options;
    const stop = new AbortController();
    const timeout = setTimeout(
      () => stop.abort(new Error('The time limit of the job has passed.')),
      job.timeout ?? defaultTimeout,
    );
    const extend = async () => {
      const isOurs = await extendLease(db, row.id, run).catch(() => true);
      if (!isOurs) stop.abort(new Error('Another server took the job over.'));
    };
    const timer = setInterval(() => void extend(), (leaseSeconds * 1000) / 3);
    const signal = AbortSignal.any([stop.signal, this.#closing.signal]);
    let savedAt = -Infinity;
    const progress = async (done: number) => {
      if (performance.now() - savedAt < 1000) return;
      savedAt = performance.now();
      await saveProgress(db, row.id, run, done);
    };
    const { id, attempts: attempt, owner_id: ownerId } = row;
    try {
      // A job that ignores its signal must not keep its place for ever.
      return await Promise.race([
        job.run({ db, log, id, attempt, ownerId, signal, progress }, v.parse(job.input, row.input)),
        rejectOnAbort(signal),
      ]);
    } finally {
      clearTimeout(timeout);
      clearInterval(timer);
    }
  }
}

const rejectOnAbort = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    const abort = () => reject(signal.reason instanceof Error ? signal.reason : new Error('Aborted.'));
    if (signal.aborted) abort();
    else signal.addEventListener('abort', abort, { once: true });
  });
