import * as v from 'valibot';
import { defineJob } from './defineJob.ts';
import { deleteFinishedJobs } from './store.ts';

/** Deletes jobs that ended long ago, every hour (JOB-6). */
export const expireJobs = defineJob({
  kind: 'jobs.expire',
  input: v.object({}),
  every: 3_600_000,
  run: ({ db }) => deleteFinishedJobs(db),
});
