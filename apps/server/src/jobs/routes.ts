import { IdParam, JobResponse } from '@segno/data/contract';
import type { Database } from '../db/Database.ts';
import { responds } from '../http/responds.ts';
import { createRouter } from '../http/router.ts';
import { signedIn } from '../http/rules.ts';
import { validate } from '../http/validate.ts';
import { findJob } from './store.ts';

/** The state of background work, under `/jobs`. */
export const jobRoutes = (db: Database) =>
  createRouter().get('/:id', signedIn, responds(JobResponse), validate('param', IdParam), async (c) =>
    c.json({ job: await findJob(db, c.var.viewer, c.req.valid('param').id, c.var.language) }),
  );
