import { AdminJobStarted, IdParam } from '@segno/data/contract';
import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../db/Database.ts';
import { notFound } from '../http/Problem.ts';
import { responds } from '../http/responds.ts';
import { createRouter } from '../http/router.ts';
import { allow } from '../http/rules.ts';
import { validate } from '../http/validate.ts';
import { importKind } from '../imports/importJob.ts';
import { enqueue } from '../jobs/store.ts';
import { jobs } from '../jobs/table.ts';
import { bulkKind, undoBulkKind } from './bulk.ts';

/** Undoes an own change of many records, or an own import. The job checks the permissions of each. */
export const adminBulkRoutes = (db: Database) =>
  createRouter().post(
    '/bulk/:id/undo',
    allow('admin.access'),
    responds(AdminJobStarted, 202),
    validate('param', IdParam),
    async (c) => {
      const { user } = c.var.viewer;
      const { id } = c.req.valid('param');
      const own = await db.$count(
        jobs,
        and(
          eq(jobs.id, id),
          inArray(jobs.kind, [bulkKind.kind, importKind.kind]),
          eq(jobs.owner_id, user.id),
        ),
      );
      if (own === 0) throw notFound();
      const job_id = await enqueue(db, undoBulkKind, { job_id: id }, { ownerId: user.id, key: String(id) });
      return c.json({ job_id }, 202);
    },
  );
