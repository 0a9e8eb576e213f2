import * as v from 'valibot';
import { Id, Timestamp } from '../shared/contract.ts';

export const jobStates = ['waiting', 'running', 'done', 'failed'] as const;

/** A value that JSON can contain. */
export type JsonValue = string | number | boolean | null | JsonValue[] | { [key: string]: JsonValue };

/** Work that the server does outside of a request. */
export const Job = v.object({
  id: Id,
  /** What it does, such as `recordings.process`. */
  kind: v.string(),
  state: v.picklist(jobStates),
  /** From 0 to 1; null while unknown. */
  progress: v.nullable(v.number()),
  /** What it returned, depending on its kind. */
  result: v.unknown(),
  /** Why it failed, as a sentence. */
  error: v.nullable(v.string()),
  created_at: Timestamp,
  started_at: v.nullable(Timestamp),
  finished_at: v.nullable(Timestamp),
});
export type Job = v.InferOutput<typeof Job>;

/** The response of GET jobs/{id}. */
export const JobResponse = v.object({ job: Job });
export type JobResponse = v.InferOutput<typeof JobResponse>;
