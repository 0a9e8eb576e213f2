import * as v from 'valibot';
import { defineJob } from '../jobs/defineJob.ts';
import { publishDueDrafts } from './drafts.ts';

/** Publishes change sets of the appearance at their time, every minute (APPEARANCE-8). */
export const publishDrafts = defineJob({
  kind: 'appearance.publish',
  input: v.object({}),
  every: 60_000,
  run: async ({ db }) => ({ published: await publishDueDrafts(db) }),
});
