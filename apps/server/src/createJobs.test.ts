import { jobKinds } from '@segno/data/contract';
import { expect, test } from 'vitest';
import { createJobs } from './createJobs.ts';
import { paymentJobs } from './payments/paymentJobs.ts';

test('SETTING-9 the settings of the queue offer every kind of jobs', () => {
  const none = {} as never;
  const jobs = [...createJobs(none), ...paymentJobs(none, none)];
  expect(jobs.map(({ kind }) => kind).toSorted()).toEqual(jobKinds);
});
