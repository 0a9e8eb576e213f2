import { IdParam, JobAnswer } from '@segno/data/contract';
import { Hono } from 'hono';
import type { Database } from '../db/Database.ts';
import { answers } from '../http/answers.ts';
import type { AppEnv } from '../http/AppEnv.ts';
import { signedIn } from '../http/rules.ts';
import { validate } from '../http/validate.ts';
import { findJob } from './store.ts';

/** The state of background work, under `/jobs`. */
export const jobRoutes = (db: Database) =>
  new Hono<AppEnv>().get('/:id', signedIn, answers(JobAnswer), validate('param', IdParam), async (c) =>
    c.json({ job: await findJob(db, c.var.viewer, c.req.valid('param').id, c.var.language) }),
  );
