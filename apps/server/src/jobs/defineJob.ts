import type { JsonValue } from '@segno/data/contract';
import type * as v from 'valibot';
import type { Database } from '../db/Database.ts';
import type { Logger } from '../log.ts';

/** What `enqueue` needs to know about a kind of jobs. */
export interface JobKind<TSchema extends v.GenericSchema = v.GenericSchema> {
  /** Unique name, such as `recordings.process`. */
  kind: string;
  /** Of the input, which is stored as JSON. It is checked when a job is enqueued, and when it runs. */
  input: TSchema;
}

/** What a running job can use. */
interface JobContext {
  db: Database;
  log: Pick<Logger, 'info' | 'warn' | 'error'>;
  /** The id of the job. */
  id: number;
  /** 1 for the first run. */
  attempt: number;
  /** The user who asked for it; null for the server's own work. */
  ownerId: number | null;
  /** Aborts at the time limit, when the server stops, and when another server took the job over. */
  signal: AbortSignal;
  /** Stores how much is done, from 0 to 1. At most one write a second. */
  progress: (done: number) => Promise<void>;
}

/** A kind of jobs with the work that it does. */
export interface Job<TSchema extends v.GenericSchema = v.GenericSchema> extends JobKind<TSchema> {
  /**
   * Does the work. It may run again after it was done, because a server can be killed between the work and its record:
   * write so that a repetition changes nothing. What it returns is the result, which the owner sees.
   */
  run(context: JobContext, input: v.InferOutput<TSchema>): Promise<JsonValue | void>;
  /** Most runs until the job has failed. @default 5 */
  attempts?: number;
  /** Milliseconds between two runs of a job that repeats itself, once for all servers. Its input is `{}`. */
  every?: number;
  /** Time limit of a run, in milliseconds. @default 10 min */
  timeout?: number;
  /** How many run at the same time on one server. @default 1 */
  concurrency?: number;
}

/** Defines a kind of jobs. Add it to `createJobs.ts`, which the worker of `main.ts` runs. */
export const defineJob = <const TSchema extends v.GenericSchema>(job: Job<TSchema>): Job<TSchema> => job;

/**
 * Ends a job without another attempt. The message is a sentence for the owner of the job, in English; it never contains
 * a value that was sent.
 */
export class JobFailure extends Error {
  override name = 'JobFailure';
}
